import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { uncomparedDefinitions } from './uncompared.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const READY = /Portolan is ready at (\S+)/

/** A process that runs `npm start`. */
export interface Program {
  child: ChildProcess
  output: () => string
  /** Resolves with the address, or with undefined when it ended first. */
  ready: Promise<string | undefined>
  ended: Promise<number | null>
}

export const runProgram = (env: Record<string, string>): Program =>
  watchProgram((options) => spawn(process.execPath, ['src/tools/start.ts'], options), env)

const quiet = () => ({
  PORTOLAN_LOG: 'silent',
  // A shared folder. With an external database, only simulators store anything there.
  PORTOLAN_DATA: join(tmpdir(), 'portolan-programs'),
  PORTOLAN_DRAIN_SECONDS: '0',
  PORTOLAN_DEFINITIONS: uncomparedDefinitions(),
})

/** Starts the program with another command than `npm start`. */
export const watchProgram = (
  begin: (options: SpawnOptions) => ChildProcess,
  env: Record<string, string>,
): Program => {
  const child = begin({
    cwd: root,
    env: { ...process.env, ...quiet(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<string | undefined>((resolve) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString()
      const address = READY.exec(text)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    void ended.then(() => resolve(undefined))
  })
  return { child, output: () => text.trim(), ready, ended }
}

/** Ends it, if it has not ended by itself. */
export const stopProgram = (program: Program, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
  if (program.child.exitCode === null && program.child.signalCode === null) program.child.kill(signal)
  return program.ended
}

/** Finds the process of the simulator among the children of a program. */
export const simulatorOf = ({ child }: Program): number | undefined => {
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

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A portal that costs nothing to build. */
export const writeSmallPortal = (place: string): string => {
  const portal = join(place, 'portal')
  mkdirSync(join(portal, 'assets'), { recursive: true })
  writeFileSync(join(portal, 'index.html'), '<!doctype html><title>Portolan</title>')
  const script = join(portal, 'assets', 'index-abcdef12.js')
  writeFileSync(script, 'export {}')
  writeFileSync(`${script}.br`, brotliCompressSync('export {}'))
  return portal
}
