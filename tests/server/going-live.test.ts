import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject, it } from 'vitest'
import { askForCredit, decideCredit } from '#server/balances/credit.ts'
import { openPostgres } from '#server/store/postgres.ts'
import { createStore } from '#server/store/store.ts'
import { asSystem } from '#server/store/tenant.ts'
import { closeAtEnd } from './closing.ts'
import { copyOfTemplate } from './postgres-template.ts'
import { freePort } from './free-port.ts'
import { mexican } from './holders.ts'
import { SECRET } from './network-faults/adapter-world.ts'
import { overHttp } from './over-http.ts'
import type { Caller } from './paying.ts'
import { runProgram, stopProgram, writeSmallPortal, type Program } from './program.ts'
import { createBrowser, signIn } from './sign-in.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)
const publicUrl = 'https://portal.test'
const PASSWORD = 'seven green ladders sing'
const [FIRST, SECOND] = ['first@client.test', 'second@client.test']
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

it.skipIf(!inject('postgresUrl'))(
  'goes from a production on an empty database to a first payment that two people release, over an adapter, though both sides are killed (TRU-280, TRU-282, TRU-284)',
  async () => {
    const url = await copyOfTemplate(inject('postgresUrl'), 'empty')
    const store = createStore('postgres', openPostgres(url, 2))
    closeAtEnd(() => store.close())
    const bank = folderOf('portolan-bank-')
    const [port, networkPort] = [await freePort(), await freePort()]
    const address = `http://127.0.0.1:${networkPort}`
    const callbacks = `http://127.0.0.1:${port}/network/callbacks`

    const openAdapter = () => {
      const terms = [
        '--folder',
        bank,
        '--name',
        'Provider Ltd',
        '--iban',
        'NL91ABNA0417164300',
        '--bic',
        'MSBKNL2A',
      ]
      const all = [...terms, '--port', String(networkPort), '--callbacks', callbacks]
      const env = { ...process.env, PORTOLAN_NETWORK_SECRET: SECRET }
      const child = spawn(process.execPath, ['src/tools/iso20022.ts', ...all], {
        cwd: root,
        env,
        stdio: 'ignore',
      })
      closeAtEnd(async () => child.kill('SIGKILL'))
      return child
    }
    const startPortal = async (): Promise<Program> => {
      const program = runProgram({
        DATABASE_URL: url,
        PORT: String(port),
        PORTOLAN_ENV: 'production',
        PORTOLAN_URL: publicUrl,
        PORTOLAN_NETWORK: address,
        PORTOLAN_NETWORK_SECRET: SECRET,
        PORTOLAN_PORTAL: writeSmallPortal(folderOf('portolan-portal-')),
      })
      closeAtEnd(() => stopProgram(program, 'SIGKILL'))
      expect(await program.ready, program.output()).toBe(publicUrl)
      return program
    }

    const { stdout } = await run(
      process.execPath,
      [
        'src/tools/manage.ts',
        'create-organisation',
        '--name',
        'First Client Ltd',
        '--country',
        'US',
        '--currency',
        'USD',
      ].concat([
        '--administrator',
        `Administrator One <${FIRST}>`,
        '--administrator',
        `Administrator Two <${SECOND}>`,
      ]),
      { cwd: root, env: { ...process.env, DATABASE_URL: url, PORTOLAN_URL: publicUrl } },
    )
    const links = [...stdout.matchAll(/https:\/\/portal\.test(\/password\/\S+)/g)].map(([, path]) => path!)
    expect(links).toHaveLength(2)

    const portal = await startPortal()
    const reach = overHttp(port)
    for (const link of links) {
      const saved = await createBrowser(reach, publicUrl).visit(link, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ password: PASSWORD, again: PASSWORD }).toString(),
      })
      expect(saved.statusCode).toBe(303)
    }
    const terms = { password: PASSWORD, publicUrl }
    const [one, two] = [await signIn(reach, FIRST, terms), await signIn(reach, SECOND, terms)]
    const [first, second] = [inProduction(one), inProduction(two)]

    await asSystem(store, async (trx) => {
      const credit = {
        organisation: 'First Client Ltd',
        environment: 'prod',
        currency: 'USD',
        amount: '1000.00',
      }
      const requested = await askForCredit(
        trx,
        { ...credit, kind: 'CREDIT', reference: 'WIRE-1' },
        'operator',
      )
      await decideCredit(trx, requested, 'booked', 'other operator')
    })
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

    // Nobody is there to take it. The portal is killed, and its outbox has it still.
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
    const ours = { ...process.env, DATABASE_URL: url }
    const stuck = await run(process.execPath, ['src/tools/network.ts', 'stuck'], { cwd: root, env: ours })
    expect(stuck.stdout.trim()).toBe('Nothing is stuck.')
  },
)
