// What the page says in place of its server's own refusals: key = English | Spanish.
extension PageText {
    static let refusals = #"""
        refused.body = That could not be taken as it is. | No se pudo aceptar así.
        refused.body.repair = Look at what you filled in. If it stays so, load the page again. | Revisa lo que escribiste. Si sigue así, vuelve a cargar la página.
        refused.size = That is more than Vow takes in at once. | Es más de lo que Vow acepta de una vez.
        refused.size.repair = Choose a smaller file, or a shorter text. | Elige un archivo más pequeño o un texto más corto.
        refused.token = This browser is no longer let in. | Este navegador ya no tiene acceso.
        refused.password.repair = Load the page again and give the password. | Vuelve a cargar la página y da la contraseña.
        refused.closed = Other machines are no longer let in. | Ya no se da acceso a otros equipos.
        refused.closed.repair = Let them in on the device, under Settings. | Dáselo en el dispositivo, en Ajustes.
        refused.token.repair = Open the page again with `vow open`. | Vuelve a abrir la página con `vow open`.
        """#
}
