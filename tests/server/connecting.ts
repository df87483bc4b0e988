import { randomUUID } from 'node:crypto'
import type { Caller } from './paying.ts'
import type { Reached } from './sign-in.ts'
import { uploadFile } from './uploading.ts'

export const SCHEMAS = '/pos_proxy/rpo_schemas'
export const ACCESS = '/pos_proxy/access_requests'

/** A file of exactly so many bytes that begins as given. */
export const fileOf = (begin: string | Buffer, size: number): Buffer => {
  const content = Buffer.alloc(size, 0x20)
  Buffer.from(begin).copy(content)
  return content
}

export const JPEG = Buffer.from('ffd8ffe0', 'hex')
export const JSON_FILE = '{"type":"object"}'

/** Uploads a schema file and answers its id. */
export const uploadSchema = async (app: Reached, person: Caller, content: string | Buffer = JSON_FILE) => {
  const file = { name: 'payout.json', type: 'application/json', content }
  const answer = await uploadFile(app, person, '/fss_proxy/schema_files', file)
  return (answer.body as { fileId: string }).fileId
}

/** Creates a schema of that name, with a file of its own. */
export const createSchema = async (app: Reached, person: Caller, name: string) => {
  const files = [await uploadSchema(app, person)]
  const body = { choice: 'CREATE', name, country: 'MX', files }
  return (await person.call('POST', SCHEMAS, { body, key: randomUUID() })).body as {
    id: string
    files: { fileId: string }[]
  }
}

/** An exchange with its required values. */
export const exchange = {
  name: 'Tidal Exchange',
  website: 'https://tidal.example',
  phone: '+1-555-0100',
  city: 'Lisbon',
  country: 'PT',
  contactName: 'Trading desk',
  email: 'desk@tidal.example',
  supportedCurrencies: 'usd, MXN,USD',
}

export const service = {
  type: 'RTGS',
  service_name: 'Large payments',
  description: 'On working days.',
  time_to_credit: 'WITHIN_TWO_HOURS',
  min_payment_size: '1000',
  max_payment_size: '5000000',
  payment_destination: 'BANK_ACCOUNT',
}
