import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readBalances, type NetworkBalances } from '#server/network/balance/contract.ts'
import { createIsoAdapter } from '#server/network/iso20022/adapter.ts'
import { signRequest } from '#server/network/http/signed-request.ts'
import { closeAtEnd } from './closing.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const DEBTOR = { name: 'Provider Ltd', iban: 'NL91ABNA0417164300', bic: 'MSBKNL2A' }
const ACCOUNT = 'DE89370400440532013000'
const holder = { organisationId: randomUUID(), environment: 'prod' as const }
const other = { organisationId: randomUUID(), environment: 'prod' as const }

const open = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-statements-'))
  const sent: { id: string; data: Record<string, unknown> }[] = []
  let status = 200
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    const { data } = JSON.parse(String(init?.body)) as { data: Record<string, unknown> }
    sent.push({ id: new Headers(init?.headers).get('webhook-id') ?? '', data })
    return new Response('', { status })
  }
  const adapter = createIsoAdapter({
    folder,
    secret: SECRET,
    debtor: DEBTOR,
    accounts: [
      { account: 'DE89 3704 0044 0532 0130 00', ...holder },
      { account: '4400998877', ...other },
    ],
    callbacks: 'https://portal.test/network/callbacks',
    fetch,
  })
  closeAtEnd(async () => {
    await adapter.app.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const report = async (content: string, name = `${randomUUID()}.xml`) => {
    writeFileSync(
      join(folder, 'in', name),
      `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">${content}</Document>`,
    )
    await adapter.turn()
    return name
  }
  const ask = async ({ organisationId, environment }: { organisationId: string; environment: string }) => {
    const path = `/balances/${environment}/${organisationId}`
    const headers = signRequest({ method: 'GET', path, body: '' }, SECRET, Date.now())
    const answer = await adapter.app.inject({ method: 'GET', url: path, headers })
    return { code: answer.statusCode, body: answer.json<NetworkBalances>() }
  }
  return { folder, sent, report, ask, answer: (code: number) => void (status = code) }
}

const acct = (account: string) =>
  /^[A-Z]{2}/.test(account)
    ? `<Acct><Id><IBAN>${account}</IBAN></Id></Acct>`
    : `<Acct><Id><Othr><Id>${account}</Id></Othr></Id></Acct>`
const bal = (type: string, amount: string, indicator = 'CRDT', day = '2026-01-05') =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${indicator}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
const credit = (reference: string, amount: string, more = '', indicator = 'CRDT') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${indicator}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-01-05</Dt></BookgDt>
  ${reference === '' ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}<NtryDtls><TxDtls>${more}<RltdPties><Dbtr><Pty><Nm>Buyer Ltd</Nm></Pty></Dbtr></RltdPties>
  <RmtInf><Ustrd>INVOICE 7</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
const statement = (account: string, content: string) =>
  `<BkToCstmrStmt><GrpHdr><CreDtTm>2026-01-05T18:30:00Z</CreDtTm></GrpHdr><Stmt>${acct(account)}${content}</Stmt></BkToCstmrStmt>`
const notification = (account: string, content: string) =>
  `<BkToCstmrDbtCdtNtfctn><Ntfctn>${acct(account)}${content}</Ntfctn></BkToCstmrDbtCdtNtfctn>`

it('says the balances of a statement as the contract has them, the newest of each, and those of nobody else (TRU-532)', async () => {
  const { report, ask } = open()
  expect((await ask(holder)).body).toMatchObject({ ...holder, balances: [], credits: [] })
  await report(statement(ACCOUNT, bal('OPBD', '10.00') + bal('CLBD', '25.50') + bal('FWAV', '1.00')))
  await report(statement(ACCOUNT, bal('CLBD', '3.00', 'DBIT', '2026-01-04')))
  await report(statement('NL91ABNA0417164300', bal('CLBD', '999.00')))
  const { body } = await ask(holder)
  expect(body.balances).toEqual([
    { currency: 'EUR', type: 'OPBD', amount: '10.00', indicator: 'CRDT', asOf: '2026-01-05T00:00:00.000Z' },
    { currency: 'EUR', type: 'CLBD', amount: '25.50', indicator: 'CRDT', asOf: '2026-01-05T18:30:00.000Z' },
  ])
  expect(readBalances(holder, body, { now: Date.now(), tolerance: 300 })).toMatchObject({ content: {} })
  expect((await ask(other)).body.balances).toEqual([])
  expect((await ask({ organisationId: randomUUID(), environment: 'prod' })).code).toBe(404)
})

it('tells of what came in once, by a notification and the statement after it, and again until it is taken (TRU-532)', async () => {
  const { report, ask, sent, answer } = open()
  answer(503)
  await report(notification('4400998877', credit('REF-1', '250.00')))
  await report(statement('4400998877', credit('REF-1', '250.00') + bal('CLBD', '250.00')))
  answer(200)
  await report(notification('4400998877', credit('REF-2', '5.00', '', 'DBIT')))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  const before = sent.length
  await report(statement('4400998877', bal('CLBD', '250.00')))
  expect(sent).toHaveLength(before)
  expect(sent.at(-1)!.data).toEqual({
    ...other,
    creditId: 'REF-1',
    amount: '250.00',
    currency: 'EUR',
    bookedAt: '2026-01-05T23:59:59.999Z',
    debtor: 'Buyer Ltd',
    remittance: 'INVOICE 7',
  })
  expect((await ask(other)).body.credits).toHaveLength(1)
})

it('takes no return of a payout for money that came in, and puts a credit without a reference aside (TRU-532)', async () => {
  const { report, sent, folder } = open()
  const returned = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'
  await report(notification(ACCOUNT, credit('REF-3', '90.00', returned)))
  const name = await report(notification(ACCOUNT, credit('', '90.00')))
  expect(sent).toEqual([])
  expect(readdirSync(join(folder, 'unread'))).toEqual([name])
})

it('tells once of money that the bank took back, and of no payout that came back and went again (TRU-820)', async () => {
  const { report, ask, sent } = open()
  const back = (reference: string, amount: string, ofEntry: string, ofDetails = '') =>
    credit(reference, amount, ofDetails, 'DBIT').replace('<Sts>', `${ofEntry}<Sts>`)
  const reversed = back('BACK-1', '250.00', '<RvslInd>true</RvslInd>')
  await report(notification('4400998877', reversed))
  await report(statement('4400998877', reversed + back('FEE-1', '5.00', '') + bal('CLBD', '0.00')))
  const returned = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'
  await report(statement('4400998877', back('BACK-2', '30.00', '', returned)))
  const parts = entry('BACK-3', '30.00', part('10.00') + part('20.00')).replace('CRDT', 'DBIT')
  const whole = entry('BACK-3', '30.00', '').replace('CRDT', 'DBIT')
  for (const one of [parts, whole])
    await report(notification(ACCOUNT, one.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>')))
  const taken = sent.splice(2).map(({ data }) => data.amount)
  expect(taken).toEqual(['10.00', '20.00'])
  expect(sent.map(({ data }) => data)).toEqual(
    [
      ['BACK-1', '250.00', '2026-01-05T23:59:59.999Z'],
      ['BACK-2', '30.00', '2026-01-05T18:30:00.000Z'],
    ].map(([reversalId, amount, bookedAt]) => ({
      ...other,
      reversalId,
      amount,
      currency: 'EUR',
      bookedAt,
    })),
  )
  expect((await ask(other)).body.credits).toEqual([])
})

const part = (amount: string, reference = '') =>
  `<TxDtls>${reference === '' ? '' : `<Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs>`}<Amt Ccy="EUR">${amount}</Amt></TxDtls>`
const entry = (reference: string, amount: string, parts: string) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-01-05</Dt></BookgDt>
  <AcctSvcrRef>${reference}</AcctSvcrRef>${parts === '' ? '' : `<NtryDtls>${parts}</NtryDtls>`}</Ntry>`

it.each([
  [
    'a notification in parts before the statement as one',
    part('10.00') + part('20.00'),
    '',
    ['10.00', '20.00'],
  ],
  ['a statement as one before the notification in parts', '', part('10.00') + part('20.00'), ['30.00']],
  ['parts with references of their own', part('10.00', 'T-1') + part('20.00', 'T-2'), '', ['10.00', '20.00']],
  ['one part with a reference of its own', part('30.00', 'T-3'), '', ['30.00']],
])('books once what a bank says in parts and as a whole: %s (TRU-810)', async (_, first, later, booked) => {
  const { report, ask, sent } = open()
  await report(notification(ACCOUNT, entry('E-1', '30.00', first)))
  await report(statement(ACCOUNT, entry('E-1', '30.00', later) + entry('E-2', '5.00', '')))
  const amounts = (credits: readonly { amount?: unknown }[]) => credits.map(({ amount }) => amount)
  expect(amounts(sent.map(({ data }) => data))).toEqual([...booked, '5.00'])
  const { body } = await ask(holder)
  expect(amounts(body.credits)).toEqual([...booked, '5.00'])
  expect(readBalances(holder, body, { now: Date.now(), tolerance: 300 })).toMatchObject({ content: {} })
})

it('takes a returned payout for no money that came in, also where a later statement says its entry as a whole (TRU-810)', async () => {
  const { report, ask, sent } = open()
  const returned = `<TxDtls><Amt Ccy="EUR">90.00</Amt><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>`
  await report(notification(ACCOUNT, entry('E-5', '90.00', returned)))
  await report(statement(ACCOUNT, entry('E-5', '90.00', '')))
  expect(sent).toEqual([])
  expect((await ask(holder)).body.credits).toEqual([])
})
