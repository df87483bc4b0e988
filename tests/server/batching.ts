import { randomUUID } from 'node:crypto'
import type { Caller } from './paying.ts'
import { uploadFile } from './uploading.ts'
import type { World } from './world.ts'

export interface BatchRow {
  row: number
  beneficiary: string
  originator?: string
  purposeCode?: string
  quoteId?: string
  paymentId?: string
  sourceAmount?: string
  state: string
  error?: { code: string; message: string }
}

export interface Batch {
  batch_id: string
  status: string
  progress: number
  payments: number
  completed: number
  userName: string
  uploadedBy: { name: string }
  batchCreatedAt: string
  quoteCreatedAt: string
  expiresAt: string
  quoteIds: string[]
  totals: Record<'sent' | 'fees' | 'received', { currency: string; amount: string }[]>
  rows: BatchRow[]
  problems?: { row: number; column: string; value: string; message: string }[]
}

const query = { env_name: 'uat' }

/** Batches of one world as people send them. */
export const openBatches = (world: World, maker: Caller) => {
  const upload = async (content: string | Buffer, person = maker) => {
    const path = '/batch_upload/process_payments?env_name=uat'
    const file = { name: 'payday.csv', type: 'text/csv', content }
    const { status, body } = await uploadFile(world.app, person, path, file)
    return { status, body: body as Batch }
  }
  const read = async (id: string, person = maker, env_name = 'uat') => {
    const { status, body } = await person.call('GET', `/batch_upload/${id}`, { query: { env_name } })
    return { status, body: body as Batch }
  }
  return {
    upload,
    read,
    /** Uploads a file and waits until its rows are quoted. */
    quoted: async (content: string, person = maker): Promise<Batch> => {
      const { body } = await upload(content, person)
      await world.jobs.settle()
      return (await read(body.batch_id, person)).body
    },
    accept: (id: string, person = maker, key: string = randomUUID(), body: object = {}) =>
      person.call('POST', `/batch_upload/${id}/accept_quote`, { query, key, body }),
    again: (id: string, person = maker) =>
      person.call('POST', `/batch_upload/${id}/quote`, { query, key: randomUUID() }),
  }
}

export type Batches = ReturnType<typeof openBatches>
