import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { describeAnyEngine } from './engines.ts'
import { codeOf, identityNamed, pay, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'
import { zipOf } from './zip.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64, 7)])
const MB4 = 4 * 1024 * 1024

describeAnyEngine('files', (makeStore) => {
  let store: Awaited<ReturnType<typeof makeStore>>
  let world: World
  let maker: Caller
  let stranger: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@lumen.example')
    stranger = await signIn(world.app, 'maker@harbor.example')
  })

  const upload = async (name: string, content: Buffer, person = maker) => {
    const edge = 'portolan-edge'
    const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`
    const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${edge}--\r\n`)])
    const headers = {
      authorization: `Bearer ${person.accessToken}`,
      'content-type': `multipart/form-data; boundary=${edge}`,
    }
    const answer = await world.app.inject({ method: 'POST', url: '/api/v1/file', headers, payload })
    return {
      status: answer.statusCode,
      body: answer.json() as { fileId: string; name: string; type: string; size: number },
    }
  }

  it('keeps a document byte for byte and gives it back as an attachment that nothing sniffs or runs', async () => {
    const { status, body } = await upload('invoice.pdf', PDF)
    expect([status, body]).toMatchObject([
      200,
      { name: 'invoice.pdf', type: 'application/pdf', size: PDF.length },
    ])
    const headers = { authorization: `Bearer ${maker.accessToken}` }
    const read = await world.app.inject({ method: 'GET', url: `/api/v1/file/${body.fileId}`, headers })
    expect(read.rawPayload.equals(PDF)).toBe(true)
    expect(read.headers).toMatchObject({
      'content-disposition': 'attachment; filename="invoice.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it('goes by the content, not by the name (ERR-016)', async () => {
    expect((await upload('photo.png', PNG)).body.type).toBe('image/png')
    for (const [name, content] of [
      ['page.pdf', Buffer.from('<html><script>1</script>')],
      ['photo.pdf', PNG],
      ['run.exe', PDF],
      ['plain', PDF],
    ] as const) {
      const answer = await upload(name, content)
      expect([name, answer.status, codeOf(answer)]).toEqual([name, 422, 'BAD_FILE_TYPE'])
    }
  })

  it('unpacks no bomb, and takes no program for a document (ONB-044, ONB-045)', async () => {
    const docx = (body: string | Buffer) =>
      zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': body })
    expect((await upload('letter.docx', docx('<w/>'))).status).toBe(200)
    const bomb = docx(Buffer.alloc(65 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(MB4)
    const refusals = [
      await upload('letter.docx', bomb),
      await upload('W-9.pdf', Buffer.concat([Buffer.from('MZ\u0090'), Buffer.alloc(200)])),
      await upload('W-9.docx', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)])),
    ]
    expect(refusals.map(codeOf)).toEqual(['BAD_POLICY', 'BAD_FILE_TYPE', 'BAD_FILE_TYPE'])
  })

  it('takes exactly the limit and not one byte more (ERR-016, LIM-032)', async () => {
    const fill = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length, 32)])
    expect((await upload('limit.pdf', fill(MB4))).status).toBe(200)
    const larger = await upload('larger.pdf', fill(MB4 + 1))
    expect([larger.status, codeOf(larger)]).toEqual([413, 'TOO_LARGE_FILE_SIZE'])
  })

  it('refuses an empty file and a name with nothing in it (ERR-016)', async () => {
    expect(codeOf(await upload('empty.pdf', Buffer.alloc(0)))).toBe('REQUIRED')
    expect(codeOf(await upload('\u202e\u200b', PDF))).toBe('BAD_POLICY')
  })

  it('keeps neither folders nor signs that turn the reading order in a name', async () => {
    expect((await upload('../../etc/invoice\u202efdp.pdf', PDF)).body.name).toBe('invoicefdp.pdf')
  })

  it('belongs to its organisation: for others it does not exist', async () => {
    const { body } = await upload('invoice.pdf', PDF)
    const same = (answer: { body: unknown }) => ({ ...(answer.body as object), requestId: '' })
    const theirs = await maker.call('GET', `/file/${randomUUID()}`)
    const others = await signIn(world.app, 'viewer@harbor.example')
    const foreign = await others.call('GET', `/file/${body.fileId}`)
    expect([foreign.status, same(foreign)]).toEqual([404, same(theirs)])
    const tied = await stranger.call('POST', `/file/${body.fileId}/references`, {
      body: { referenceId: randomUUID() },
    })
    expect(tied.status).toBe(404)
  })

  it('travels with the payment it documents (API-121, ERR-029)', async () => {
    const { body } = await upload('invoice.pdf', PDF)
    const looms = await identityNamed(maker, 'Deccan Looms')
    const paid = await pay(maker, looms, { purposeCode: 'SUPPLIER', fileIds: [body.fileId] })
    expect([paid.status, paid.body]).toMatchObject([
      200,
      { files: [{ fileId: body.fileId, name: 'invoice.pdf' }] },
    ])
    const { payment_id } = paid.body as { payment_id: string }
    const second = await upload('contract.pdf', PDF)
    const tie = () =>
      maker.call('POST', `/file/${second.body.fileId}/references`, { body: { referenceId: payment_id } })
    expect([(await tie()).status, (await tie()).status]).toEqual([200, 200])
    const shown = await maker.call('GET', `/payments/${payment_id}`)
    expect((shown.body as { files: unknown[] }).files).toHaveLength(2)
  })

  it('says that a document is not there to travel with a payment, or to be tied to one (ERR-029)', async () => {
    const looms = await identityNamed(maker, 'Deccan Looms')
    const theirs = await upload('theirs.pdf', PDF, stranger)
    const paid = await pay(maker, looms, { purposeCode: 'SUPPLIER', fileIds: [theirs.body.fileId] })
    expect(paid.body).toMatchObject({
      code: 'FILE_UNKNOWN',
      clientMessage: 'A document could not be found. No payment was created. Upload it again.',
    })
    const tie = await maker.call('POST', `/file/${theirs.body.fileId}/references`, {
      body: { referenceId: randomUUID() },
    })
    expect(tie.status).toBe(404)
  })

  it('forgets a document that nothing uses after thirty days, and none that a payment or an answer has', async () => {
    const ids: string[] = []
    for (const name of ['idle', 'paid', 'tied', 'answered'])
      ids.push((await upload(`${name}.pdf`, PDF)).body.fileId)
    const [, paid, tied, answered] = ids
    const looms = await identityNamed(maker, 'Deccan Looms')
    await pay(maker, looms, { purposeCode: 'SUPPLIER', fileIds: [paid] })
    await maker.call('POST', `/file/${tied}/references`, { body: { referenceId: randomUUID() } })
    const answers = JSON.stringify({
      town: 'Ulm',
      proofOfAddress: [{ fileId: answered, name: 'answered.pdf' }],
    })
    const age = (days: number) =>
      asSystem(store, (trx) =>
        sql`update files set created_at = created_at - make_interval(days => ${days}::int)`.execute(trx),
      )
    await asSystem(store, (trx) =>
      sql`insert into onboarding_answers (org_id, subtask, answers, steps, saved_by)
        select org_id, 'forgetting', ${answers}::jsonb, '{}', uploaded_by from files where id = ${answered}`.execute(
        trx,
      ),
    )
    const left = async () => {
      await world.jobs.settle()
      const rows = await asSystem(store, (trx) => trx.selectFrom('files').select('id').execute())
      return ids.map((id) => rows.some((row) => row.id === id))
    }
    await age(29)
    expect(await left()).toEqual([true, true, true, true])
    await age(2)
    expect(await left()).toEqual([false, true, true, true])
  })
})
