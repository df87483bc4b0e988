import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Program } from './program.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Measures the processor seconds of a process that only loads the program, on this machine and at this moment. */
export const loadingSeconds = (): number => {
  const script = `for (const part of ['database', 'serving']) await import('./src/tools/start/' + part + '.ts')
    const { user, system } = process.cpuUsage()
    console.log((user + system) / 1e6)`
  const options = { cwd: root, encoding: 'utf8' } as const
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', script], options))
}

/** Returns the processor seconds of the process itself, so that a busy machine does not decide the test. */
export const workedSeconds = ({ child }: Program): number => {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
