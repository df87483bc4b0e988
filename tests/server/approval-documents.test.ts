import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#server/store/migrator.ts'
import type { Store } from '#server/store/store.ts'
import { approve, booksOf, hold } from './approving.ts'
import { createTestStore } from './engines.ts'
import { see, sentenceOf } from './legacy-payments.ts'
import { codeOf, identityNamed, type Caller, type IdentityRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { uploadFile } from './uploading.ts'
import { openWorld, type World } from './world.ts'

const MIGRATION = '0186-approved-documents'
const PDF = '%PDF-1.4\n%%EOF\n'

describe('the documents of a payment that waits for approval', () => {
  let store: Store
  let world: World
  let maker: Caller
  let checker: Caller
  let payee: IdentityRecord

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@northwind.example')
    checker = await signIn(world.app, 'checker@northwind.example')
    payee = await identityNamed(maker, 'Employee MX-2')
  })

  const upload = async (name: string): Promise<string> => {
    const file = { name, type: 'application/pdf', content: PDF }
    const { body } = await uploadFile(world.app, maker, '/file', file)
    return (body as { fileId: string }).fileId
  }

  const attach = (fileId: string, referenceId: string) =>
    maker.call('POST', `/file/${fileId}/references`, { body: { referenceId } })

  /** A document that comes by another way than the call, such as one that is written at the same moment. */
  const slipIn = (fileId: string, id: string) =>
    asSystem(store, (trx) =>
      sql`insert into file_references (org_id, environment, file_id, reference_id)
        select org_id, environment, ${fileId}, id from payments where id = ${id}`.execute(trx),
    )

  const takeAway = (id: string) =>
    asSystem(store, (trx) => sql`delete from file_references where reference_id = ${id}`.execute(trx))

  it('stay as the approver sees them: none is added, and one added again changes nothing (TRU-816)', async () => {
    const [first, other] = [await upload('invoice.pdf'), await upload('other.pdf')]
    const stored = await hold(maker, payee, { fileIds: [first] })
    const refused = await attach(other, stored.id)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'DOCUMENT_TOO_LATE'])
    expect(sentenceOf(refused)).toContain('Nothing was added')
    expect((await attach(first, stored.id)).status).toBe(200)
    expect(await see(checker, stored.id)).toMatchObject({ files: [{ name: 'invoice.pdf' }] })
    expect((await approve(checker, stored)).status).toBe(200)
    expect((await attach(other, stored.id)).status).toBe(200)
  })

  it.each(['added', 'taken away'])('void the approval if one is %s all the same (TRU-816)', async (how) => {
    const stored = await hold(maker, payee, { fileIds: [await upload('invoice.pdf')] })
    if (how === 'added') await slipIn(await upload('other.pdf'), stored.id)
    else await takeAway(stored.id)
    const answer = await approve(checker, stored)
    expect([answer.status, codeOf(answer)]).toEqual([409, 'APPROVAL_VOID'])
    expect(sentenceOf(answer)).toContain('the documents changed')
    expect(await booksOf(store, stored)).toMatchObject({ sent: 0, decided: ['approval.void'] })
  })

  it('are bound to a payment that waited before, which can still be decided (TRU-816)', async () => {
    const stored = await hold(maker, payee, { fileIds: [await upload('invoice.pdf')] })
    await store.db.transaction().execute(async (trx) => {
      for (const step of [
        sql`alter table approvals disable trigger keep_binding`,
        sql`set local role portolan_system`,
        sql`update approvals set binding = binding - 'documents'`,
        sql`reset role`,
        sql`alter table approvals enable trigger keep_binding`,
        sql`drop function documents_bound`,
        sql`delete from kysely_migration where name = ${MIGRATION}`,
      ])
        await step.execute(trx)
    })
    expect(await migrate(store)).toEqual([MIGRATION])
    expect((await approve(checker, stored)).status).toBe(200)
  })
})
