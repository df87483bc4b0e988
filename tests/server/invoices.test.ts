import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { createTestServer } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'

const INVOICES = '/invoices_proxy/v1/invoices'

interface Invoice {
  id: string
  number: string
  status: string
  total: string
  amountDue: string
  files: { fileId: string; name: string; size: number }[]
}

let store: Store
let maker: Caller
let stranger: Caller
let viewerless: Caller
let content: Invoice[]

beforeAll(async () => {
  store = await createTestStore('seeded')
  await asSystem(store, async (trx) => {
    await sql`delete from invoices`.execute(trx)
    await sql`insert into invoices (org_id, number, first_day, last_day, issued_on, due_on, currency, total, paid, lines)
      select org_id, 'INV-' || n, make_date(2026, n, 1), make_date(2026, n, 28), make_date(2026, n + 1, 1), make_date(2026, n + 1, 28), 'USD',
        '1234.50', case n when 1 then 1234.50 when 2 then 234.50 else 0 end, '[{ "description": "Fees <&> (all)", "amount": "1234.50" }]'
      from users, generate_series(1, 3) n where email = 'maker@lumen.example'`.execute(trx)
  })
  const app = await createTestServer(store)
  maker = await signIn(app, 'maker@lumen.example')
  stranger = await signIn(app, 'maker@northwind.example')
  viewerless = await signIn(app, 'users@lumen.example')
  content = ((await maker.call('GET', INVOICES)).body as { content: Invoice[] }).content
})

const take = (fileId: string, person = maker) => person.call('GET', `${INVOICES}/${fileId}/content`)

it('lists invoices, newest first, with what is still due (REP-002, REP-005, REP-006, API-010, API-096)', () => {
  expect(content.map(({ number, status, amountDue }) => [number, status, amountDue])).toEqual([
    ['INV-3', 'NOT PAID', '1234.50'],
    ['INV-2', 'Partially Paid', '1000.00'],
    ['INV-1', 'PAID', '0.00'],
  ])
  expect(content[0]).toMatchObject({
    periodFrom: '2026-03-01',
    periodUntil: '2026-03-28',
    date: '2026-04-01',
    dueDate: '2026-04-28',
    currency: 'USD',
    total: '1234.50',
  })
})

it('hands out each invoice as pdf, efile and notefile (REP-007, API-097)', async () => {
  const [pdf, efile, notefile] = content[0]!.files
  const pages = await take(pdf!.fileId)
  expect(pages.headers['content-disposition']).toBe('attachment; filename="INV-3.pdf"')
  expect(String(pages.body)).toMatch(/^%PDF-1\.4[\s\S]*\(Fees <&> \\\(all\\\)[\s\S]*%%EOF\n$/)
  const book = await take(efile!.fileId)
  expect(String(book.body)).toContain('<cbc:PayableAmount currencyID="USD">1234.50</cbc:PayableAmount>')
  expect(String(book.body)).toContain('<cbc:Name>Fees &lt;&amp;&gt; (all)</cbc:Name>')
  expect(String((await take(notefile!.fileId)).body)).toMatch(/^Amount due +1234\.50 USD$/m)
  expect((await take(`${content[0]!.id}.docx`)).status).toBe(404)
})

it('keeps invoices from other organisations and from people without the right', async () => {
  expect((await take(content[0]!.files[0]!.fileId, stranger)).status).toBe(404)
  expect((await viewerless.call('GET', INVOICES)).status).toBe(403)
})
