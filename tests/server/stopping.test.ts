import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { copyOfTemplate } from './postgres-template.ts'
import { freePort } from './free-port.ts'
import { watchProgram, runProgram, stopProgram, writeSmallPortal, type Program } from './program.ts'

const suite = inject('postgresUrl') && process.platform !== 'win32' ? describe : describe.skip

/** The packages are installed already, which `npm start` would otherwise do first. */
const COMMAND = ['start', '--ignore-scripts']

suite('a server that is asked to stop', () => {
  let place: string
  let env: Record<string, string>
  let address: string
  let run: Program | undefined

  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'portolan-stopping-'))
    const port = String(await freePort())
    address = `http://localhost:${port}`
    env = {
      PORT: port,
      DATABASE_URL: await copyOfTemplate(inject('postgresUrl'), 'seeded'),
      PORTOLAN_PORTAL: writeSmallPortal(place),
      PORTOLAN_SEED: 'off',
    }
  })
  afterAll(async () => {
    if (run) await stopProgram(run, 'SIGKILL')
    rmSync(place, { recursive: true, force: true })
  })

  const statusOf = (path: string) => fetch(`${address}${path}`).then(({ status }) => status)
  const isGone = () =>
    statusOf('/health').then(
      () => false,
      () => true,
    )

  it('hears SIGTERM that is sent to npm start, waits for nobody where no balancer asks whether it is ready, and is gone when npm is (TRU-070, TRU-071)', async () => {
    run = watchProgram((options) => spawn('npm', COMMAND, options), {
      ...env,
      PORTOLAN_DRAIN_SECONDS: '300',
    })
    expect(await run.ready, run.output()).toBe(address)
    await stopProgram(run)
    expect(await isGone()).toBe(true)
  })

  it('says first that it is not ready, serves on meanwhile, and goes at once when a person asks (TRU-071)', async () => {
    run = runProgram({ ...env, PORTOLAN_DRAIN_SECONDS: '300' })
    expect(await run.ready, run.output()).toBe(address)
    expect(await statusOf('/ready')).toBe(200)
    run.child.kill('SIGTERM')
    await expect.poll(() => statusOf('/ready')).toBe(503)
    const message = await fetch(`${address}/ready`)
    expect(await message.json()).toEqual({ status: 'not ready', reason: 'This server is about to end.' })
    expect(await statusOf('/api/v1/environments')).toBe(401)
    run.child.kill('SIGINT')
    expect(await run.ended).toBe(0)
    expect(await isGone()).toBe(true)
  })
})
