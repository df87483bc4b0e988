import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { expect, inject, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import { askForCredit, decideCredit } from '#server/balances/credit.ts'
import { codeOfStep, stepOf } from '#server/second-factor/one-time-code.ts'
import { openPostgres } from '#server/store/engines/postgres.ts'
import { createStore } from '#server/store/store.ts'
import { closeAtEnd } from './closing.ts'
import { copyOfTemplate } from './postgres-template.ts'
import { freePort } from './free-port.ts'
import { guideCommand, guideVariables } from './going-live-guide.ts'
import { mexican } from './holders.ts'
import { formOf, post, secretOn } from './hosted-form.ts'
import { openMailServer } from './mail-server.ts'
import { SECRET } from './network-faults/adapter-world.ts'
import { overHttp } from './over-http.ts'
import type { Caller } from './paying.ts'
import { runProgram, stopProgram, writeSmallPortal, type Program } from './program.ts'
import { createBrowser, signIn, walkIn, type Reached } from './sign-in.ts'
import { asSystem } from './system.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)
const publicUrl = 'https://portal.test'
const PASSWORD = 'seven green ladders sing'
const [FIRST, SECOND] = ['first@client.test', 'second@client.test']
const [STAFF, OTHER] = ['first@bank.test', 'second@bank.test']
const PERSON = 'FIRST LAST <ADDRESS>'
const query = { env_name: 'prod' }

/** Calls of one person in the environment where money moves. */
const inProduction = (person: Caller) => async (method: 'GET' | 'POST', path: string, body?: object) => {
  const key = method === 'GET' ? {} : { key: randomUUID() }
  const answer = await person.call(method, path, { query, ...key, ...(body && { body }) })
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body as Record<string, unknown>
}

const folderOf = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), name))
  closeAtEnd(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Chooses a password by a link that was handed over. */
const choosePassword = async (reach: Reached, link: string) => {
  const browser = createBrowser(reach, publicUrl)
  const saved = await browser.visit(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ password: PASSWORD, again: PASSWORD }).toString(),
  })
  expect([saved.statusCode, saved.headers.location]).toEqual([303, '/password/saved'])
  expect((await browser.visit('/password/saved')).body).toContain('Your password is saved')
}

/** Signs in as staff of the provider, adds a second factor on the way, and lists the missing steps of First run. */
const enterStaff = async (reach: Reached) => {
  const browser = createBrowser(reach, publicUrl)
  const page = (await walkIn(browser, STAFF, PASSWORD)).answer.body
  const { action, ticket } = formOf(page)
  const code = codeOfStep(secretOn(page), stepOf(Date.now() / 1000))
  const done = formOf((await post(browser, action, { ticket, code })).answer.body)
  await post(browser, done.action, { ticket: done.ticket })
  const { accessToken } = (await browser.visit('/auth/session')).json<{ accessToken: string }>()
  return async (): Promise<string[]> => {
    const headers = { authorization: `Bearer ${accessToken}` }
    const answer = await reach.inject({ method: 'GET', url: '/api/v1/provider/setup', headers })
    const { content, missing } = answer.json<Answer<'providerSetup.list'>>()
    const left = content.filter(({ state }) => state === 'MISSING').map(({ id }) => id)
    expect(missing).toBe(left.length)
    return left
  }
}

it.skipIf(!inject('postgresUrl'))(
  'goes by GOING-LIVE.md, from an empty database to a first payment that two people release, over an adapter, though both sides are killed; First run says what is missing until nothing is (TRU-280, TRU-282, TRU-284, TRU-504, TRU-505, TRU-506)',
  async () => {
    const url = await copyOfTemplate(inject('postgresUrl'), 'empty')
    const store = createStore('postgres', openPostgres(url, 2))
    closeAtEnd(() => store.close())
    const bank = folderOf('portolan-bank-')
    const [port, networkPort] = [await freePort(), await freePort()]
    const address = `http://127.0.0.1:${networkPort}`
    const mail = await openMailServer()
    const given = {
      PORTOLAN_ENV: 'production',
      PORTOLAN_URL: publicUrl,
      PORTOLAN_TRUSTED_PROXIES: '127.0.0.1',
      DATABASE_URL: url,
      PORTOLAN_NETWORK: address,
      PORTOLAN_NETWORK_SECRET: SECRET,
      PORTOLAN_SMTP_URL: mail.url,
      PORTOLAN_MAIL_FROM: 'Provider <no-reply@bank.test>',
    }
    expect(Object.keys(given)).toEqual(guideVariables())
    const env = { ...process.env, ...given }

    const openAdapter = () => {
      const terms = guideCommand('iso20022', {
        FOLDER: [bank],
        'YOUR BANK': ['Provider Ltd'],
        IBAN: ['NL91ABNA0417164300'],
        BIC: ['MSBKNL2A'],
        'ADDRESS/network/callbacks': [`http://127.0.0.1:${port}/network/callbacks`],
      })
      const all = ['src/tools/iso20022.ts', ...terms, '--port', String(networkPort)]
      const child = spawn(process.execPath, all, { cwd: root, env, stdio: 'ignore' })
      closeAtEnd(async () => child.kill('SIGKILL'))
      return child
    }
    const startPortal = async (): Promise<Program> => {
      const portal = writeSmallPortal(folderOf('portolan-portal-'))
      const program = runProgram({ ...given, PORT: String(port), PORTOLAN_PORTAL: portal })
      closeAtEnd(() => stopProgram(program, 'SIGKILL'))
      expect(await program.ready, program.output()).toBe(publicUrl)
      return program
    }
    const manage = async (verb: string, fillings: Record<string, string[]>): Promise<string[]> => {
      const words = ['src/tools/manage.ts', ...guideCommand(`manage -- ${verb}`, fillings)]
      const { stdout } = await run(process.execPath, words, { cwd: root, env })
      return [...stdout.matchAll(/https:\/\/portal\.test(\/password\/\S+)/g)].map(([, path]) => path!)
    }

    const [staffLink] = await manage('add-staff', {
      'YOUR BANK': ['Provider Ltd'],
      [PERSON]: [`Staff One <${STAFF}>`, `Staff Two <${OTHER}>`],
    })
    const portal = await startPortal()
    const reach = overHttp(port)
    await choosePassword(reach, staffLink!)
    const listMissing = await enterStaff(reach)
    const untilClient = ['network', 'first-client', 'administrators', 'first-sign-in', 'liquidity']
    expect(await listMissing()).toEqual(untilClient)

    const links = await manage('create-organisation', {
      'FIRST CLIENT': ['First Client Ltd'],
      [PERSON]: [`Administrator One <${FIRST}>`, `Administrator Two <${SECOND}>`],
    })
    expect(links).toHaveLength(2)
    expect(await listMissing()).toEqual(['network', 'first-sign-in', 'liquidity'])
    for (const link of links) await choosePassword(reach, link)
    const terms = { password: PASSWORD, publicUrl }
    const [one, two] = [await signIn(reach, FIRST, terms), await signIn(reach, SECOND, terms)]
    const [first, second] = [inProduction(one), inProduction(two)]
    expect(await listMissing()).toEqual(['network', 'liquidity'])

    const command = guideCommand('credit -- ask', {
      'FIRST CLIENT': ['First Client Ltd'],
      REFERENCE: ['WIRE-1'],
    })
    const word = { type: 'string', default: '' } as const
    const options = { organisation: word, environment: word, currency: word, amount: word, reference: word }
    const { values } = parseArgs({ args: command, allowPositionals: true, options })
    await asSystem(store, async (trx) => {
      const requested = await askForCredit(trx, { ...values, kind: 'CREDIT' }, 'operator')
      await decideCredit(trx, requested, 'booked', 'other operator')
    })
    expect(await listMissing()).toEqual(['network'])
    const payee = {
      identityType: 'BENEFICIARY',
      useCaseType: 'B2B',
      nickName: 'First payee',
      country: 'MX',
      currency: 'MXN',
      payoutCategory: 'BANK',
      requirements: mexican,
    }
    // The price is asked of a network, so that one has to be there; it is away again before it is to pay.
    const pricing = openAdapter()
    await expect
      .poll(() =>
        fetch(address).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBeGreaterThan(0)
    // The page is not kept waiting: the network is asked beside it.
    await expect.poll(listMissing).toEqual([])
    const { identityId } = await first('POST', '/pii_proxy/v2/identities', payee)
    const { quotes } = await first('POST', '/payout_proxy/quotes/quote-collection', {
      quoteAmount: '150.00',
      quoteAmountType: 'SOURCE_AMOUNT',
      sourceCurrency: 'USD',
      destinationCurrency: 'MXN',
      destinationCountry: 'MX',
      payinCategory: 'FUNDED',
      payoutCategory: 'BANK',
    })
    const { quoteId, destinationAmount } = (quotes as { quoteId: string; destinationAmount: string }[])[0]!
    pricing.kill('SIGKILL')
    const body = { quoteId, beneficiaryIdentityId: identityId, internalId: 'FIRST-1' }
    const { approvalId } = await first('POST', '/payment_approvals', body)
    await second('POST', `/payment_approvals/${String(approvalId)}/reply`, { status: 'approved' })

    // No adapter runs when the portal is killed, so the order stays in its outbox.
    await stopProgram(portal, 'SIGKILL')
    const early = openAdapter()
    await startPortal()
    const out = join(bank, 'out', 'prod')
    await expect
      .poll(() => (mkdirSync(out, { recursive: true }), readdirSync(out)))
      .toEqual([`${quoteId}.xml`])
    early.kill('SIGKILL')
    const order = readFileSync(join(out, `${quoteId}.xml`), 'utf8')
    expect(order).toContain(`<InstdAmt Ccy="MXN">${destinationAmount}</InstdAmt>`)
    renameSync(join(out, `${quoteId}.xml`), join(bank, 'fetched.xml'))
    openAdapter()
    const details = `<Refs><UETR>${quoteId}</UETR></Refs><Amt Ccy="MXN">${destinationAmount}</Amt>`
    const entry = `<Ntry><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><NtryDtls><TxDtls>${details}</TxDtls></NtryDtls></Ntry>`
    const report = `<Document><BkToCstmrDbtCdtNtfctn><Ntfctn>${entry}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`
    writeFileSync(join(bank, 'in', 'notification.xml'), report)
    const again = inProduction(await signIn(reach, FIRST, terms))
    await expect
      .poll(async () => (await again('GET', `/payments/${quoteId}`)).payment_state)
      .toBe('COMPLETED')
    expect(readdirSync(out)).toEqual([])
    const stuck = await run(process.execPath, ['src/tools/network.ts', 'stuck'], { cwd: root, env })
    expect(stuck.stdout.trim()).toBe('Nothing is stuck.')
  },
)
