import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { PUBLIC_URL } from './server.ts'

/** Wrong values an authenticator sends; by default it sends the right ones. */
export interface Misdeeds {
  origin?: string
  rpId?: string
  isVerified?: boolean
  counter?: number
  challenge?: string
  userHandle?: string
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** A byte string of CBOR, of 24 to 255 bytes. */
const bytes = (data: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, data.length]), data])

const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

/** A security key made of software, which answers as a browser would hand it on. */
export const createAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let count = 0
  let owner = ''

  const clientData = (type: string, challenge: string, { origin = PUBLIC_URL, ...other }: Misdeeds) =>
    Buffer.from(JSON.stringify({ type, challenge: other.challenge ?? challenge, origin, crossOrigin: false }))

  const authData = (
    isNew: boolean,
    { rpId = new URL(PUBLIC_URL).hostname, isVerified = true, counter }: Misdeeds,
  ) => {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (isNew ? 0x40 : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter ?? (count += 1))
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted])
  }

  const credential = () => {
    const coordinates = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')] as const
    // { 1: 2, 3: -7, -1: 1, -2: x, -3: y }: a key of ES256 on P-256.
    const key = [
      Buffer.from('a5010203262001', 'hex'),
      Buffer.from([0x21]),
      bytes(coordinates[0]),
      Buffer.from([0x22]),
      bytes(coordinates[1]),
    ]
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, ...key])
  }

  return {
    id: id.toString('base64url'),
    /** Creates a passkey for the person in the options. */
    make: (options: string, misdeeds: Misdeeds = {}) => {
      const { challenge, user } = JSON.parse(options) as { challenge: string; user: { id: string } }
      owner = user.id
      const data = Buffer.concat([authData(true, misdeeds), credential()])
      const attestation = [
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ]
      return {
        credentialId: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge, misdeeds).toString('base64url'),
        attestationObject: Buffer.concat(attestation).toString('base64url'),
        transports: ['internal'],
      }
    },
    /** Uses its passkey to answer a challenge. */
    use: ({ challenge }: { challenge: string }, misdeeds: Misdeeds = {}) => {
      const client = clientData('webauthn.get', challenge, misdeeds)
      const data = authData(false, misdeeds)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: misdeeds.userHandle ?? owner,
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
