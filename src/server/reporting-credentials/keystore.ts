import { createHash, generateKeyPair, pbkdf2Sync, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import forge from 'node-forge'

const KEY_BITS = 2048
const SERIAL_BYTES = 16
const DAY = 86_400_000
/** PBKDF2 rounds, which make each guess of the password costly. */
const ROUNDS = 100_000

const makeKeys = promisify(generateKeyPair)

/** Replaces the library's PBKDF2, which blocks for seconds and misreads letters beyond ASCII, with Node's. */
Object.assign(forge.pkcs5, {
  pbkdf2: (
    password: string,
    salt: string,
    rounds: number,
    length: number,
    { algorithm }: { algorithm: string },
  ) => pbkdf2Sync(password, Buffer.from(salt, 'binary'), rounds, length, algorithm).toString('binary'),
})

export interface KeystoreRequest {
  subject: string
  password: string
  from: Date
  days: number
}

export interface Keystore {
  serial: string
  fingerprint: string
  certificate: string
  keystore: Buffer
  validUntil: Date
}

/** Returns a random serial number, positive as X.509 requires: its first bit is 0. */
const makeSerial = (): string => {
  const bytes = randomBytes(SERIAL_BYTES)
  bytes[0] = (bytes[0]! & 0x3f) | 0x40
  return bytes.toString('hex')
}

/**
 * Creates a key with a self-signed TLS client certificate in a PKCS#12 keystore; the key is stored nowhere
 * else (CRD-005).
 */
export const makeKeystore = async ({ subject, password, from, days }: KeystoreRequest): Promise<Keystore> => {
  const pair = await makeKeys('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const key = forge.pki.privateKeyFromPem(pair.privateKey)
  const serial = makeSerial()
  const validUntil = new Date(from.getTime() + days * DAY)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey)
  certificate.serialNumber = serial
  certificate.validity.notBefore = from
  certificate.validity.notAfter = validUntil
  const name = [{ name: 'commonName', value: subject, valueTagClass: forge.asn1.Type.UTF8 as never }]
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, keyEncipherment: true },
    { name: 'extKeyUsage', clientAuth: true },
  ])
  certificate.sign(key, forge.md.sha256.create())
  const options = { algorithm: 'aes256' as const, friendlyName: 'reporting', count: ROUNDS }
  const packed = forge.asn1.toDer(forge.pkcs12.toPkcs12Asn1(key, [certificate], password, options))
  const der = forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes()
  return {
    serial,
    fingerprint: createHash('sha256').update(Buffer.from(der, 'binary')).digest('hex'),
    certificate: forge.pki.certificateToPem(certificate).replaceAll('\r\n', '\n'),
    keystore: Buffer.from(packed.getBytes(), 'binary'),
    validUntil,
  }
}
