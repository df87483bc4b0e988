import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { appNow } from '#server/store/clock.ts'
import type { Store } from '#server/store/store.ts'
import type { Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { asSystem } from './system.ts'
import type { World } from './world.ts'

export const REPORTS = '/report_proxy/v1/reports'
const DAY = 86_400_000

export interface Report {
  id: string
  name: string
  type: string
  status: string
  availability: string
  creator: string
  rows?: number
  link?: string
  files?: { fileId: string; name: string; size: number }[]
}

/** Calls about reports in the environment uat. */
export const openReports = async (world: World, store: Store, person: Caller) => {
  const query = { env_name: 'uat' }
  const today = await asSystem(store, appNow)
  const day = (back: number) => new Date(today.getTime() - back * DAY).toISOString().slice(0, 10)
  const createBody = (changes: object = {}) => ({
    name: `R ${randomUUID()}`,
    type: 'payment-operations',
    format: 'CSV',
    dataSelectionType: 'CREATED',
    from: day(40),
    until: day(10),
    ...changes,
  })
  const ask = (changes: object = {}, caller = person) =>
    caller.call('POST', REPORTS, { query, body: createBody(changes), key: randomUUID() })
  const read = async (id: string, caller = person) =>
    (await caller.call('GET', `${REPORTS}/${id}`, { query })).body as Report
  const take = (id: string, caller = person) => caller.call('GET', `${REPORTS}/${id}/content`, { query })
  const remove = (id: string, caller = person) => caller.call('DELETE', `${REPORTS}/${id}`, { query })
  const list = async (more: Record<string, string> = {}, caller = person) =>
    (await caller.call('GET', REPORTS, { query: { ...query, size: '100', ...more } })).body as {
      content: Report[]
      page: { totalElements: number }
    }
  /** A report as it is once it is made. */
  const made = async (changes: object = {}): Promise<Report> => {
    const { status, body } = await ask(changes)
    if (status !== 200) throw new Error(`No report: ${JSON.stringify(body)}`)
    await world.jobs.settle()
    return read((body as Report).id)
  }
  const textOf = async (changes: object = {}) => String((await take((await made(changes)).id)).body)
  /** A report that nobody makes, as after a crash. */
  const abandoned = async (email: string, changes: Record<string, string> = {}): Promise<string> => {
    const { id, org_id } = await placeOf(store, email)
    return asSystem(store, async (trx) => {
      const row = await trx
        .insertInto('reports')
        .values({
          org_id,
          environment: 'uat',
          name: `A ${randomUUID()}`,
          kind: 'payment-operations',
          format: 'CSV',
          selection: 'CREATED',
          first_day: day(80),
          last_day: day(1),
          zone: 'UTC',
          columns: ['paymentId', 'state'],
          sender_account: null,
          reached: null,
          created_by: id,
          finished_at: null,
          ...changes,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    })
  }
  const forget = () => sql`delete from reports`.execute(store.db)
  return { abandoned, ask, day, forget, list, made, read, remove, take, textOf, bodyWith: createBody }
}
