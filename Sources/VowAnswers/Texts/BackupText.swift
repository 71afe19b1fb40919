/// What `vow backup` and `vow restore` say, and what is told where no backup is made.
public enum BackupText: String, TextKey {
    case why, made, fresh, never, old, failed, again
    case wrote, removed, keyTitle, keyKeep, keyLost
    case noFolder, noFolderRepair, folderGone, folderGoneRepair, folderOfHome, folderOfHomeRepair
    case noKey, noKeyRepair, unwritten, unwrittenRepair, full, fullRepair, changing, changingRepair
    case nothingYet, givenUp, givenUpRepair, busy, busyRepair
    case askKey, keyNotGiven, wrongKey, otherKey, noBackup, broken, unreadable, homeNotEmpty, restored,
        restoredBefore
    case consentsWithdrawn, restoreFull, restoreFailed, inTheWay
    case outlive, outliveRepair, outOfSight, overwritten, journalled

    /// See `TextKey`.
    public static let part = "backup"

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        // How backups stand.
        case .why:
            TextForms(
                "A disk that dies takes everything along that is nowhere else.",
                "Un disco que muere se lleva todo lo que no está en otro sitio.")
        case .made: TextForms("sealed in {folder}, {when}", "sellada en {folder}, {when}")
        case .fresh: TextForms("the first one is made tonight", "la primera se hará esta noche")
        case .never: TextForms("none was made yet: {why}", "aún no hay ninguna: {why}")
        case .old: TextForms("the newest one is of {when}", "la última es del {when}")
        case .failed: TextForms("the newest one is of {when}: {why}", "la última es del {when}: {why}")
        case .again: TextForms("Make one now: vow backup", "Haz una ahora: vow backup")
        // While one is made.
        case .wrote: TextForms("Sealed {file}: {bytes} bytes.", "Sellada {file}: {bytes} bytes.")
        case .removed:
            TextForms(
                "Let go of older ones: {count}. Kept are the newest seven and one a week for four weeks.",
                "Se quitaron antiguas: {count}. Quedan las siete últimas y una por semana de cuatro semanas.")
        case .keyTitle:
            TextForms(
                "Your recovery key. Write it down, away from this device:",
                "Tu clave de recuperación. Anótala fuera de este dispositivo:")
        case .keyKeep:
            TextForms(
                "Only it opens your backups; this device keeps no copy, and shows it this once.",
                "Solo ella abre tus copias; este dispositivo no la guarda y la muestra esta única vez.")
        case .keyLost:
            TextForms(
                "The recovery key could not be shown, so none was made and nothing was sealed.",
                "La clave de recuperación no se pudo mostrar: no se creó ninguna y no se selló nada.")
        case .noFolder:
            TextForms("No folder was named for backups.", "No se indicó ninguna carpeta para las copias.")
        case .noFolderRepair:
            TextForms(
                "vow backup --to DIR, or for each night: vow config set backup.folder DIR",
                "vow backup --to DIR, o cada noche: vow config set backup.folder DIR")
        case .folderGone:
            TextForms("The backup folder {folder} is not there.", "La carpeta de copias {folder} no está.")
        case .folderGoneRepair:
            TextForms(
                "Plug it in, or choose another: vow config set backup.folder DIR",
                "Conéctala, o elige otra: vow config set backup.folder DIR")
        case .folderOfHome:
            TextForms(
                "{folder} lies within Vow's own folder, and would be lost with it.",
                "{folder} está dentro de la carpeta de Vow y se perdería con ella.")
        case .folderOfHomeRepair: TextForms("Choose one elsewhere.", "Elige otra fuera de ella.")
        case .noKey:
            TextForms("There is no recovery key yet.", "Aún no hay clave de recuperación.")
        case .noKeyRepair:
            TextForms(
                "Run `vow backup` once yourself, and write the key down.",
                "Ejecuta `vow backup` una vez y anota la clave.")
        case .unwritten:
            TextForms(
                "The backup could not be written to {folder}; earlier ones are as they were.",
                "La copia no se pudo escribir en {folder}; las anteriores siguen igual.")
        case .unwrittenRepair:
            TextForms(
                "Make it writable for you, or choose another: vow config set backup.folder DIR",
                "Dale permiso de escritura, o elige otra: vow config set backup.folder DIR")
        case .full:
            TextForms(
                "There is no room for the backup in {folder}; earlier ones are as they were.",
                "No hay sitio para la copia en {folder}; las anteriores siguen igual.")
        case .fullRepair:
            TextForms(
                "Make room there, or choose another: vow config set backup.folder DIR",
                "Libera espacio allí, o elige otra: vow config set backup.folder DIR")
        case .changing:
            TextForms(
                "The files changed while they were read.", "Los archivos cambiaron mientras se leían.")
        case .changingRepair: TextForms("Try again: vow backup", "Inténtalo de nuevo: vow backup")
        case .nothingYet:
            TextForms("There is nothing to keep yet.", "Aún no hay nada que guardar.")
        case .givenUp:
            TextForms("The backup took too long, and was given up.", "La copia tardó demasiado y se dejó.")
        case .givenUpRepair:
            TextForms("Try it yourself: vow backup", "Pruébala tú: vow backup")
        case .busy:
            TextForms("Another backup is being made.", "Ya se está haciendo otra copia.")
        case .busyRepair: TextForms("Let it finish.", "Deja que termine.")
        // While one is opened, and where something is erased.
        case .askKey: TextForms("Recovery key:", "Clave de recuperación:")
        case .keyNotGiven:
            TextForms(
                "No recovery key was given. Type it when it is asked for, or name its file: --key-file FILE",
                "No se dio ninguna clave de recuperación. Escríbela cuando se pida, o indica su archivo: "
                    + "--key-file ARCHIVO")
        case .wrongKey:
            TextForms(
                "That is no recovery key: 56 letters and digits, and one of them is wrong or missing.",
                "No es una clave de recuperación: son 56 letras y cifras, y alguna falta o está mal.")
        case .otherKey:
            TextForms(
                "Another recovery key opens {file}: the one that was made with {name}.",
                "Otra clave de recuperación abre {file}: la que se creó con {name}.")
        case .noBackup: TextForms("{file} is no backup of Vow.", "{file} no es una copia de Vow.")
        case .broken:
            TextForms(
                "{file} is cut off, or is not as it was sealed; nothing was restored. Try an older one.",
                "{file} está incompleta o alterada; no se restauró nada. Prueba otra más antigua.")
        case .unreadable: TextForms("{file} cannot be read: {cause}.", "{file} no se puede leer: {cause}.")
        case .homeNotEmpty:
            TextForms(
                "{home} is not empty; nothing was changed. Move it away, or choose another --home.",
                "{home} no está vacía; no se cambió nada. Apártala, o elige otra con --home.")
        case .restored:
            TextForms(
                "Restored {count} records, as of {when}, into {home}.",
                "Restaurados {count} registros, del {when}, en {home}.")
        case .restoredBefore:
            TextForms(
                "What was erased after that is here again: vow wipe",
                "Lo que se borró después vuelve a estar aquí: vow wipe")
        case .consentsWithdrawn:
            TextForms(
                "What you agreed to is withdrawn, since you may have withdrawn it later: vow consent give",
                "Se retiró lo que aceptaste, pues pudiste retirarlo después: vow consent give")
        case .restoreFull:
            TextForms(
                "There is no room to restore it; nothing was changed.",
                "No hay sitio para restaurarla; no se cambió nada.")
        case .restoreFailed:
            TextForms(
                "It could not be restored; nothing was changed.", "No se pudo restaurar; no se cambió nada.")
        case .inTheWay:
            TextForms(
                "{folder} is in the way and is not Vow's; nothing was changed. Move it away first.",
                "{folder} estorba y no es de Vow; no se cambió nada. Apártala primero.")
        case .outOfSight:
            TextForms(
                "Backups went to {folder}, too, which is not there now. What lies there still holds what was erased: "
                    + "plug it in, and delete it: rm {pattern}",
                "También fueron copias a {folder}, que ahora no está. Lo que haya allí aún contiene lo borrado: "
                    + "conéctala y bórralo: rm {pattern}")
        case .outlive:
            TextForms(
                "This does not reach your sealed backups in {folder}: {count}. They still hold what was erased, for "
                    + "whoever has the recovery key.",
                "Esto no alcanza tus copias selladas en {folder}: {count}. Aún contienen lo borrado, para quien "
                    + "tenga la clave de recuperación.")
        case .outliveRepair:
            TextForms(
                "Delete them there: rm {pattern} — and those that you copied elsewhere.",
                "Bórralas allí: rm {pattern} — y las que copiaste a otro sitio.")
        case .overwritten:
            TextForms(
                "{file} could not be removed; its content was overwritten.",
                "{file} no se pudo quitar; su contenido se sobrescribió.")
        case .journalled:
            TextForms(
                "This disk keeps a journal of data (data=journal). It was written over as far as 160 MB reach; in a "
                    + "longer one, keys may stay until it comes round.",
                "Este disco guarda un diario de datos (data=journal). Se sobrescribió hasta 160 MB; si es mayor, las "
                    + "claves pueden quedar en él hasta que dé la vuelta.")
        }
    }
}
