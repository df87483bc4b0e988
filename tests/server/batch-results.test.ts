import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { openBatches, type Batch, type Batches } from './batching.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { identityNamed, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const query = { env_name: 'uat' }
const OUTCOME =
  'Row in the file;State;What went wrong;Payment ID;Amount sent;Currency sent;"Fee, included in what is sent";Amount received;Currency received'
const OUTCOME_COLUMNS = OUTCOME.replaceAll('"', '').split(';')
const MARK = '\uFEFF'

type Ended = Batch & { results?: { fileId: string; name: string; size: number }[] }

describeEachEngineAtLength('the pace and the results of batches', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let batches: Batches

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@lumen.example')
    batches = openBatches(world, maker)
  })

  const take = async (fileId: string, person = maker, env_name = 'uat') =>
    person.call('GET', `/batch_upload/results/${fileId}`, { query: { env_name } })
  const run = (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))
  const end = async (id: string) => {
    await batches.accept(id)
    await world.jobs.settle()
    for (let turn = 0; turn < 20; turn += 1) {
      await world.pass(15)
      const batch = (await batches.read(id)).body as Ended
      if (['COMPLETED', 'INCOMPLETE'].includes(batch.status)) return batch
    }
    return (await batches.read(id)).body as Ended
  }

  it('say of each row, in the columns and the order of its file, what became of it, and of those that went wrong alone why (TRU-431)', async () => {
    const lines = [
      'Internal ID;Amount;Beneficiary',
      '=1+1;150.00;Taller Azul',
      '" S-2; b ";60;Taller Azul',
      '',
      'S-3;70;Taller Azul',
    ]
    const quoted = (await batches.quoted(lines.join('\n'))) as Ended
    expect(quoted.results).toBeUndefined()
    expect((await take(`${quoted.batch_id}.all`)).status).toBe(404)
    await run(sql`update quotes set state = 'accepted' where id = ${quoted.rows[1]!.quoteId}`)
    const { status, rows, results = [] } = await end(quoted.batch_id)
    expect([status, rows.map(({ row }) => row)]).toEqual(['INCOMPLETE', [2, 3, 5]])
    expect(results.map(({ name }) => name)).toEqual(['payday-results.csv', 'payday-went-wrong.csv'])
    const [all, wrong] = results
    const file = String((await take(all!.fileId)).body)
    expect(Buffer.byteLength(file)).toBe(all!.size)
    const [head, first, second, third, ...rest] = file.split('\r\n')
    expect(head).toBe(`${MARK}Internal ID;Amount;Beneficiary;${OUTCOME}`)
    const ids = rows.map(({ paymentId }) => paymentId)
    expect(first).toMatch(
      new RegExp(`^'=1\\+1;150\\.00;Taller Azul;2;Completed;;${ids[0]};150\\.00;USD;[\\d.]+;[\\d.]+;MXN$`),
    )
    expect(second).toMatch(
      /^" S-2; b ";60;Taller Azul;3;Not sent;"The quote of this row could not be accepted.*";;;;;;$/,
    )
    expect(third).toMatch(new RegExp(`^S-3;70;Taller Azul;5;Completed;;${ids[2]};70\\.00;`))
    expect(rest).toEqual([''])
    const failed = String((await take(wrong!.fileId)).body)
    expect(failed.split('\r\n').slice(1)).toEqual([second, ''])
  })

  it('belong to the organisation and environment of the batch, and are no other file (TRU-431)', async () => {
    const { batch_id: id } = await batches.quoted('Beneficiary,Amount,Internal ID\nTaller Azul,80,T-1')
    const { results = [] } = await end(id)
    expect(results.map(({ fileId }) => fileId)).toEqual([`${id}.all`])
    const stranger = await signIn(world.app, 'maker@northwind.example')
    const answers = [
      await take(`${id}.wrong`),
      await take(`${id}.`),
      await take(id),
      await take('all'),
      await take(`${randomUUID()}.all`),
      await take(`${id}.all`, stranger),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404))
  })

  it('of rows that were entered by hand stand in the columns of a file as well (TRU-431)', async () => {
    const { identityId } = await identityNamed(maker, 'Taller Azul')
    const row = { beneficiaryIdentityId: identityId, amount: '90.00', internalId: 'H-1' }
    const body = { batchName: 'By hand', rows: [row] }
    const made = await maker.call('POST', '/batch_upload', { query, key: randomUUID(), body })
    await world.jobs.settle()
    const { results = [] } = await end((made.body as Batch).batch_id)
    expect(results.map(({ name }) => name)).toEqual(['By hand-results.csv'])
    const [head, first] = String((await take(results[0]!.fileId)).body).split('\r\n')
    expect(head).toMatch(/^\uFEFFBeneficiary,Amount,Amount type,.*Internal ID,Row in the file,State,/)
    expect(first).toMatch(/^Taller Azul,90\.00,Send exactly,.*H-1,\d+,Completed,/)
  })

  it('come back as they are once their wrong rows are corrected, without the columns that the portal wrote itself (TRU-575)', async () => {
    const lines = ['Internal ID;Amount;Beneficiary', '=2+2;61;Taller Azul', 'W-2;71;Taller Azul']
    const quoted = await batches.quoted(lines.join('\n'))
    await run(sql`update quotes set state = 'accepted' where id = ${quoted.rows[0]!.quoteId}`)
    const { results = [] } = await end(quoted.batch_id)
    const wrong = String((await take(results[1]!.fileId)).body)
    const again = await batches.upload(wrong.replace(';61;', ';62;'))
    expect(again.body).toMatchObject({ status: 'CREATING_BATCH_QUOTE', leftOut: OUTCOME_COLUMNS })
    expect(again.body.batch_id).not.toBe(quoted.batch_id)
    await world.jobs.settle()
    const { body } = await batches.read(again.body.batch_id)
    expect(body).not.toHaveProperty('leftOut')
    expect(body.rows).toMatchObject([{ row: 2, sourceAmount: '62.00', internalId: '=2+2' }])
    const refused = await batches.upload(wrong.replace(';61;', ';-1;'))
    expect(refused.body).toMatchObject({ status: 'ERROR', problems: [{ row: 2 }], leftOut: OUTCOME_COLUMNS })
    const page = await batches.upload(
      'row,Beneficiary,Amount,Internal ID,why\n7,Taller Azul,63,W-7,No amount.',
    )
    expect(page.body).toMatchObject({ leftOut: ['row', 'why'], fileLength: 1 })
    const unknown = await batches.upload(
      'row,Beneficiary,Amount,Internal ID,reason\n7,Taller Azul,63,W-8,No.',
    )
    expect(unknown).toMatchObject({ status: 422, body: { code: 'BATCH_COLUMNS' } })
  })

  it('lets one person begin so many batches a minute, and names the true wait, for the same request with the same key (BAT-041, LIM-052, TRU-806, TRU-807, TRU-934)', async () => {
    const treasury = await signIn(world.app, 'treasury@lumen.example')
    const { body } = await batches.upload('Beneficiary,Amount,Internal ID\nTaller Azul,150.00,B-1', treasury)
    await run(sql`insert into batches (org_id, environment, id, uploaded_by, batch_name, file_name, file_length)
    select org_id, environment, gen_random_uuid(), uploaded_by, 'x', 'x', 1 from batches, generate_series(1, 18)
    where id = ${body.batch_id}`)
    const path = `/batch_upload/${body.batch_id}/quote`
    const begin = (key: string = randomUUID()) => treasury.call('POST', path, { query, key })
    const atOnce = await Promise.all([1, 2, 3, 4].map(() => begin()))
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1)
    const waitOf = async (key?: string) => {
      const { status, headers, body: says } = await begin(key)
      const seconds = Number(headers['retry-after'])
      const sentence = expect.stringContaining(`Wait ${seconds} seconds and try again.`)
      expect([status, says]).toEqual([
        429,
        expect.objectContaining({ code: 'BATCH_TOO_FAST', message: sentence }),
      ])
      return seconds
    }
    const wait = await waitOf('one-more')
    expect(wait).toBeGreaterThan(10)
    expect(wait).toBeLessThanOrEqual(60)
    await world.pass(20)
    const left = await waitOf()
    expect(left).toBeLessThanOrEqual(wait - 20)
    await world.pass(left)
    expect((await begin('one-more')).headers).not.toHaveProperty('idempotency-replayed')
  })
})
