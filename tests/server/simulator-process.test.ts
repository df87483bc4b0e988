import { readFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { journalIn } from '../../src/tools/start/simulator-process.ts'
import { closeAtEnd } from './closing.ts'
import { freePort } from './free-port.ts'
import { overHttp } from './over-http.ts'
import { identityNamed, pay } from './paying.ts'
import { runProgram, stopProgram, writeSmallPortal, type Program } from './program.ts'
import { PUBLIC_URL } from './server.ts'
import { signIn } from './sign-in.ts'
import { writeFilledFolder } from './snapshot.ts'

/** The simulator a program has started, by what the operating system says of its children. */
const simulatorOf = ({ child }: Program): number | undefined => {
  const isOne = (pid: string) => {
    try {
      const parent = / (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) \S/, ''))?.[1]
      return (
        parent === String(child.pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('simulator.ts')
      )
    } catch {
      return false
    }
  }
  const found = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isOne(name))
  return found === undefined ? undefined : Number(found)
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

it.skipIf(process.platform !== 'linux')(
  'pays nobody from a process of its own, which is started again when it ends, remembers, and ends with a server that is killed (TRU-422)',
  async () => {
    const place = mkdtempSync(join(tmpdir(), 'portolan-simulated-'))
    closeAtEnd(async () => rmSync(place, { recursive: true, force: true }))
    const folder = join(place, 'data')
    await writeFilledFolder(folder)
    const port = await freePort()
    const run = runProgram({
      PORT: String(port),
      PORTOLAN_URL: PUBLIC_URL,
      PORTOLAN_DATA: folder,
      PORTOLAN_PORTAL: writeSmallPortal(place),
      PORTOLAN_SEED: 'off',
    })
    closeAtEnd(() => stopProgram(run, 'SIGKILL'))
    expect(await run.ready, run.output()).toBe(PUBLIC_URL)
    const maker = await signIn(overHttp(port), 'maker@lumen.example')
    const paid = await pay(maker, await identityNamed(maker, 'Taller Azul'))
    expect(paid.status, JSON.stringify(paid.body)).toBeLessThan(300)
    const first = simulatorOf(run)!
    expect(first).toBeGreaterThan(0)
    const { payment_id: id } = paid.body as { payment_id: string }
    const journal = () => readFileSync(journalIn(folder), 'utf8')
    await expect.poll(journal, { timeout: 30_000 }).toContain(`"paymentId":"${id}"`)
    // Half way, the simulator that promised to pay is killed.
    process.kill(first, 'SIGKILL')
    const state = async () =>
      ((await maker.call('GET', `/payments/${id}`)).body as { payment_state: string }).payment_state
    await expect.poll(state, { timeout: 60_000, interval: 500 }).toBe('COMPLETED')
    const second = simulatorOf(run)!
    expect(second).not.toBe(first)
    await stopProgram(run, 'SIGKILL')
    await expect.poll(() => isAlive(second)).toBe(false)
  },
)
