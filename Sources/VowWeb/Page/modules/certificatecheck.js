// Checks a stop certificate in the browser, without asking the program that made it: the form is that of
// Specs/Certificates/verify_certificate.py.
import { provesGate } from "./certificategate.js";

const encoder = new TextEncoder();

const bytesOf = (hexadecimal) => Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function number(value) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigInt64(0, BigInt(value));
  return bytes;
}

function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) { all.set(part, place); place += part.length; }
  return all;
}

const data = (bytes) => joined([number(bytes.length), bytes]);
const text = (value) => data(encoder.encode(value));

/** Where a JSON value ends that begins at a place of a text. */
function endOf(line, start) {
  let depth = 0;
  for (let place = start; place < line.length; place += 1) {
    const sign = line[place];
    if (sign === '"') {
      for (place += 1; line[place] !== '"'; place += 1) if (line[place] === "\\") place += 1;
    } else if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    if (depth < 0) return place;
    if (depth === 0 && (place + 1 >= line.length || ",}".includes(line[place + 1]))) return place + 1;
  }
  return line.length;
}

/** The bytes of a record's plain part exactly as they stand in its line: the hash is over these. */
function plainBytes(line, record) {
  if (record.plainBytes !== undefined) return bytesOf(record.plainBytes);
  let place = 1;
  while (place < line.length) {
    const nameEnd = line.indexOf('"', place + 1);
    const name = line.slice(place + 1, nameEnd);
    const end = endOf(line, nameEnd + 2);
    if (name === "plain") return encoder.encode(line.slice(nameEnd + 2, end));
    place = end + 1;
  }
  throw new Error("no plain part");
}

async function hashOf(record, plain, previous) {
  const sealed = record.sealed === undefined ? [Uint8Array.of(0)]
    : [Uint8Array.of(1), text(record.sealed.class), text(record.sealed.key), data(bytesOf(record.sealed.bytes))];
  const content = joined([
    encoder.encode("vow-record-2"), previous, number(record.position), text(record.stream), number(record.version),
    bytesOf(record.device), number(record.wall), number(record.counter),
    text(record.name), number(record.schema), number(record.at), text(record.cause), text(record.correlation),
    data(plain), ...sealed,
  ]);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", content));
}

/** SplitMix64 (Steele, Lea, Flood 2014). */
function bitsOf(seed) {
  let state = seed;
  return () => {
    state = BigInt.asUintN(64, state + 0x9E3779B97F4A7C15n);
    let z = BigInt.asUintN(64, (state ^ state >> 30n) * 0xBF58476D1CE4E5B9n);
    z = BigInt.asUintN(64, (z ^ z >> 27n) * 0x94D049BB133111EBn);
    return z ^ z >> 31n;
  };
}

/** Whether the challenges that were drawn of each list are those that the seed draws. */
function drawsChallenges(draws, seed) {
  const next = bitsOf(BigInt(`0x${seed}`) ^ 0x7069636Bn);
  return draws.every(({ listed, drawn }) => {
    const places = listed.map((_, place) => place);
    for (let place = 0; place < drawn.length; place += 1) {
      const other = place + Number(next() % BigInt(places.length - place));
      [places[place], places[other]] = [places[other], places[place]];
    }
    const isToken = (place) => listed[place] === "code" || listed[place] === "tag";
    const chosen = places.slice(0, drawn.length);
    const tokens = chosen.filter(isToken);
    const asked = [...chosen].sort((one, other) => one - other).map((place) => isToken(place) ? tokens.shift() : place);
    return asked.every((place, index) => place === drawn[index]);
  });
}

/** Whether the seed that was revealed is the one that the run committed itself to, and drew its challenges. */
async function keepsCommitment(own) {
  const challenge = own[0].plain.challenge;
  const seeds = new Set(own.filter((record) => record.name === "ChallengeRevealed").map((record) => record.plain.seed));
  if (challenge === undefined || seeds.size === 0) return true;
  const content = joined([encoder.encode("vow-challenge-1"), bytesOf([...seeds][0])]);
  return seeds.size === 1 && drawsChallenges(challenge.draws ?? [], [...seeds][0]) && hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", content))) === challenge.commitment;
}

/** Whether the run's own records lead to the stated end by the rules of the gate. */
async function leadsToEnd(document, records) {
  const own = records.filter((record) => record.stream === `run/${document.run}`);
  if (own.some((record, index) => record.version !== index + 1)) return false;
  if (!own.some((record) => record.name === document.ending)) return false;
  if (document.ending === "AlarmMissed") return true;
  if (own[0].name !== "AlarmFired" || !(await keepsCommitment(own))) return false;
  return document.ending !== "Dismissed" || provesGate(own);
}

/** Whether the device's key signed it; undefined where this browser cannot tell. */
async function isSigned(document) {
  const last = document.records[document.records.length - 1];
  const signed = [document.format, document.run, document.ending, document.previousHash, String(last.position), last.hash,
    ...(document.imported === undefined ? [] : ["imported"])].join("\n");
  let key;
  try { key = await crypto.subtle.importKey("raw", bytesOf(document.key), { name: "Ed25519" }, false, ["verify"]); } catch { return undefined; }
  return crypto.subtle.verify("Ed25519", key, bytesOf(document.signature), encoder.encode(signed));
}

/** What a certificate's text says of itself: the document, and of chain, gate and signature whether they hold. */
export async function checkCertificate(source) {
  const document = JSON.parse(source);
  if (document.format !== "vow-certificate-3" || !document.records?.length) throw new Error("no certificate");
  const lines = source.split("\n").slice(1).filter((line) => line.startsWith("{")).map((line) => line.replace(/,$/, ""));
  const records = [];
  let previous = bytesOf(document.previousHash), broken;
  for (const [index, record] of document.records.entries()) {
    const isNext = index === 0 || record.position === document.records[index - 1].position + 1;
    const shown = lines[index] === undefined ? undefined : JSON.parse(lines[index]);
    const isShown = shown !== undefined && JSON.stringify(shown) === JSON.stringify(record);
    const plain = isShown ? plainBytes(lines[index], shown) : undefined;
    const computed = isShown ? await hashOf(shown, plain, previous) : undefined;
    if (!isNext || !computed || hexOf(computed) !== record.hash) { broken = record.position; break; }
    // Judged is what the hash is over, whatever else the line shows.
    records.push({ ...shown, plain: JSON.parse(new TextDecoder().decode(plain)) });
    previous = computed;
  }
  let leads = false;
  // What lacks a field that the rules of the gate need leads nowhere.
  try { leads = broken === undefined && await leadsToEnd(document, records); } catch { leads = false; }
  const dismissed = records.find((record) => record.stream === `run/${document.run}` && record.name === "Dismissed");
  const hasStoodIn = leads && (dismissed?.plain.mode === "alternative" || dismissed?.plain.mode === "typed");
  return { document, broken, leads, hasStoodIn, signed: await isSigned(document) };
}
