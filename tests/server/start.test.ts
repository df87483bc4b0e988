import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readVariables } from '#server/deployment/variables-reader.ts'
import { openDatabase } from '../../src/tools/start/database.ts'
import { sentenceOf } from '../../src/tools/start/sentence.ts'
import { freePort } from './free-port.ts'
import { runProgram, stopProgram, writeSmallPortal, type Program } from './program.ts'
import { quickFolder } from './quick-folder.ts'
import { writeFilledFolder } from './snapshot.ts'

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
    place = quickFolder('portolan-start-')
    portal = writeSmallPortal(place)
    await writeFilledFolder(join(place, 'data'))
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

  it('prints one address and people to sign in as, serves the portal alone in its folder, and stops when asked', async () => {
    const run = start({ PORTOLAN_SEED: 'on' })
    const address = await run.ready
    expect(address, run.output()).toBe(`http://localhost:${port}`)
    expect(run.output().match(/https?:\/\//g)).toHaveLength(1)
    expect(run.output()).toMatch(/\S+@\S+\.example/)

    const page = await fetch(`${address}/payments?tab=batch`, { headers: { accept: 'text/html' } })
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe/)
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment'])
      expect(page.headers.get('permissions-policy')).toContain(`${feature}=()`)
    const odd = await fetch(`${address}/payments/%E0%A4%A`)
    expect([odd.status, odd.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(odd.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'))
    const requested = await fetch(`${address}/api/v1/payments/%E0%A4%A`)
    expect(requested.headers.get('content-type')).toContain('application/problem+json')
    const asset = await fetch(`${address}/assets/index-abcdef12.js`, { headers: { 'accept-encoding': 'br' } })
    const { headers } = asset
    expect([headers.get('content-encoding'), await asset.text()]).toEqual(['br', 'export {}'])
    expect(headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${address}/assets/gone-abcdef12.js`)).status).toBe(404)
    expect((await fetch(`${address}/health`)).status).toBe(200)
    expect((await fetch(`${address}/ready`)).status).toBe(200)
    const definitions = await fetch(`${address}/definitions.json`)
    expect(definitions.headers.get('content-encoding')).toBe('gzip')
    expect(await definitions.json()).toHaveProperty('definitions.flows')

    const second = start({ PORT: String(await freePort()) })
    expect(await second.ended).not.toBe(0)
    expect(second.output()).toMatch(/^The data folder .+ is in use by another process\. .+$/)
    expect((await fetch(`${address}/ready`)).status).toBe(200)
    expect(await stopProgram(run)).toBe(0)
  })

  it('says in a sentence that the port is taken or no port', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const { port: taken } = holder.address() as { port: number }
    const run = start({ PORT: String(taken) })
    expect(await run.ended).not.toBe(0)
    expect(run.output()).toMatch(new RegExp(`^Port ${taken} is taken[^\n]+$`))
    holder.close()
    const odd = start({ PORT: 'many' })
    expect(await odd.ended).not.toBe(0)
    expect(odd.output()).toMatch(/^PORT has to be a whole number from 1 to 65535, not 'many'\.$/)
  })

  it('says in a sentence that the folder cannot be written', async () => {
    const asFile = join(place, 'a-file')
    writeFileSync(asFile, '')
    const run = start({ PORTOLAN_DATA: asFile })
    expect(await run.ended).not.toBe(0)
    expect(run.output()).toMatch(/^The data folder .+ cannot be written to\. [^\n]+$/)

    const shut = join(place, 'shut')
    mkdirSync(shut)
    chmodSync(shut, 0o500)
    if (process.getuid?.() === 0) return
    const second = start({ PORTOLAN_DATA: shut })
    expect(await second.ended).not.toBe(0)
    expect(second.output()).toMatch(/cannot be written to/)
  })

  it('says in a sentence that the database is damaged, and changes nothing in it', async () => {
    const data = join(place, 'damaged')
    cpSync(join(place, 'data'), data, { recursive: true })
    const control = join(data, 'database', 'global', 'pg_control')
    writeFileSync(control, readFileSync(control).fill(0))
    const version = readFileSync(join(data, 'database', 'PG_VERSION'), 'utf8')
    const message = await openDatabase(data, readVariables({})).then(() => 'It was opened.', sentenceOf)
    expect(message).toMatch(/^The database in .+ cannot be opened; it may be damaged\. [^\n]+$/)
    expect(readFileSync(join(data, 'database', 'PG_VERSION'), 'utf8')).toBe(version)
    expect(readFileSync(control).every((byte) => byte === 0)).toBe(true)
  })
})
