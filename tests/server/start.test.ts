import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from './free-port.ts'
import { runProgram, stopProgram, writeSmallPortal, type Program } from './program.ts'
import { writeFilledFolder } from './snapshot.ts'

/** What the process itself worked, so that a busy machine does not decide the test. */
const workedSeconds = ({ child }: Program): number => {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

describe('npm start', () => {
  let place: string
  let portal: string
  let port: number
  const runs: Program[] = []

  const start = (changes: Record<string, string> = {}): Program => {
    const run = runProgram({
      PORT: String(port),
      PORTOLAN_DATA: join(place, 'data'),
      PORTOLAN_PORTAL: portal,
      PORTOLAN_SEED: 'off',
      ...changes,
    })
    runs.push(run)
    return run
  }

  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'portolan-start-'))
    portal = writeSmallPortal(place)
  })

  beforeEach(async () => {
    port = await freePort()
  })

  afterEach(async () => {
    for (const run of runs) await stopProgram(run, 'SIGKILL')
    runs.length = 0
  })

  afterAll(() => {
    rmSync(place, { recursive: true, force: true })
  })

  it('prints one address and people to sign in as, serves the portal, and stops when asked', async () => {
    await writeFilledFolder(join(place, 'seeded'))
    const run = start({ PORTOLAN_SEED: 'on', PORTOLAN_DATA: join(place, 'seeded') })
    const address = await run.ready
    expect(address, run.said()).toBe(`http://localhost:${port}`)
    expect(run.said().match(/https?:\/\//g)).toHaveLength(1)
    expect(run.said()).toMatch(/\S+@\S+\.example/)

    const page = await fetch(`${address}/payments?tab=batch`, { headers: { accept: 'text/html' } })
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe/)
    const odd = await fetch(`${address}/payments/%E0%A4%A`)
    expect([odd.status, odd.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(odd.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'))
    const asked = await fetch(`${address}/api/v1/payments/%E0%A4%A`)
    expect(asked.headers.get('content-type')).toContain('application/problem+json')
    const asset = await fetch(`${address}/assets/index-abcdef12.js`)
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${address}/assets/gone-abcdef12.js`)).status).toBe(404)
    expect((await fetch(`${address}/health`)).status).toBe(200)
    expect((await fetch(`${address}/ready`)).status).toBe(200)
    expect(await (await fetch(`${address}/definitions.json`)).json()).toHaveProperty('definitions.flows')
    expect(await stopProgram(run)).toBe(0)
  })

  it('starts again within five seconds, with everything that was there, also after it was killed', async () => {
    const first = start()
    const address = await first.ready
    const keys = await (await fetch(`${address}/oidc/jwks`)).text()
    await stopProgram(first, 'SIGKILL')
    const second = start()
    expect(await second.ready, second.said()).toBe(address)
    expect(workedSeconds(second)).toBeLessThan(5)
    expect(await (await fetch(`${address}/oidc/jwks`)).text()).toBe(keys)
    await stopProgram(second)
  })

  it('says in a sentence that the folder is in use, and leaves the other one running', async () => {
    const first = start()
    const address = await first.ready
    const second = start({ PORT: String(await freePort()) })
    expect(await second.ended).not.toBe(0)
    expect(second.said()).toMatch(/^The data folder .+ is in use by another process\. .+$/)
    expect((await fetch(`${address}/ready`)).status).toBe(200)
    await stopProgram(first)
  })

  it('says in a sentence that the port is taken or no port', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const { port: taken } = holder.address() as { port: number }
    const run = start({ PORT: String(taken) })
    expect(await run.ended).not.toBe(0)
    expect(run.said()).toMatch(new RegExp(`^Port ${taken} is taken[^\n]+$`))
    holder.close()
    const odd = start({ PORT: 'many' })
    expect(await odd.ended).not.toBe(0)
    expect(odd.said()).toMatch(/^PORT is many; [^\n]+$/)
  })

  it('says in a sentence that the folder cannot be written', async () => {
    const asFile = join(place, 'a-file')
    writeFileSync(asFile, '')
    const run = start({ PORTOLAN_DATA: asFile })
    expect(await run.ended).not.toBe(0)
    expect(run.said()).toMatch(/^The data folder .+ cannot be written to\. [^\n]+$/)

    const shut = join(place, 'shut')
    mkdirSync(shut)
    chmodSync(shut, 0o500)
    if (process.getuid?.() === 0) return
    const second = start({ PORTOLAN_DATA: shut })
    expect(await second.ended).not.toBe(0)
    expect(second.said()).toMatch(/cannot be written to/)
  })

  it('says in a sentence that the database is damaged, and changes nothing in it', async () => {
    const data = join(place, 'damaged')
    const first = start({ PORTOLAN_DATA: data })
    expect(await first.ready, first.said()).toBeDefined()
    await stopProgram(first)
    const control = join(data, 'database', 'global', 'pg_control')
    writeFileSync(control, readFileSync(control).fill(0))
    const version = readFileSync(join(data, 'database', 'PG_VERSION'), 'utf8')
    const run = start({ PORTOLAN_DATA: data })
    expect(await run.ended).not.toBe(0)
    expect(run.said()).toMatch(/^The database in .+ cannot be opened; it may be damaged\. [^\n]+$/)
    expect(readFileSync(join(data, 'database', 'PG_VERSION'), 'utf8')).toBe(version)
    expect(readFileSync(control).every((byte) => byte === 0)).toBe(true)
  })
})
