import { spawnSync } from 'node:child_process'
import { vitest } from './test/stages.ts'

/** Accepts the present look of the sheets: of all, or of the files named. */
const files = process.argv.slice(2)
const [program = '', ...rest] = vitest(['stories'], ...files)
const { status } = spawnSync(program, rest, {
  stdio: 'inherit',
  env: { ...process.env, PORTOLAN_ACCEPT: 'true' },
})
console.log('How the sheets look was accepted: look at git diff stories/baselines before you commit it.')
process.exit(status ?? 1)
