import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

export interface Finished {
  readonly code: number
  readonly output: string
  /** Processor seconds of the command and its children; undefined if unknown. */
  readonly processorSeconds?: number
}

/** The shell measures its children, which Node cannot, and reports on another descriptor. */
const measured = '"$@"; code=$?; times >&3; exit $code'
// Processes share the compile cache, because compiling is more than half of loading the server. Node strips
// types itself, so Playwright need not.
const loading = {
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/portolan/compiled'),
  PW_DISABLE_TS_ESM: '1',
}
const isMeasurable = process.platform !== 'win32'

/** Reads the two lines of `times`: the shell's seconds and those of its children. */
export function readProcessorSeconds(times: string): number | undefined {
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)]
  if (parts.length !== 4) return undefined
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}

export type Priority = 'normal' | 'low'

const politely: Readonly<Record<Priority, readonly string[]>> = { normal: [], low: ['nice', '-n', '15'] }

/** Runs a command until it ends. */
export function runCommand(
  command: readonly string[],
  isStreamed: boolean,
  priority: Priority,
): Promise<Finished> {
  const [program = '', ...rest] = isMeasurable
    ? ['/bin/sh', '-c', measured, 'sh', ...politely[priority], ...command]
    : command
  return new Promise((finish) => {
    const child = spawn(program, rest, {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...loading, NO_COLOR: '1' },
    })
    let output = ''
    let times = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (isStreamed) process.stdout.write(chunk)
      })
    child.stdio[3]?.on('data', (chunk: Buffer) => (times += chunk.toString()))
    child.on('error', (error) => finish({ code: 1, output: error.message }))
    child.on('close', (code) =>
      finish({ code: code ?? 1, output, processorSeconds: readProcessorSeconds(times) }),
    )
  })
}
