import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

interface Stage {
  readonly name: string
  readonly command: readonly string[]
  /** Told as it goes; the others are told when they are done. */
  readonly shown?: boolean
  /** The stage it takes something from. */
  readonly after?: string
}

interface Outcome {
  readonly passed: number
  readonly failed: number
}

// oxlint-disable-next-line no-control-regex
const ansi = /\u001b\[[0-9;]*m/g
const node = process.execPath
const bin = (name: string, ...rest: string[]): readonly string[] => [`node_modules/.bin/${name}`, ...rest]
const vitest = (project: string, ...rest: string[]): readonly string[] =>
  bin('vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project, ...rest)

/** The longest first: two are under way at any time, and the short ones fill what is left of either lane. */
const stages: readonly Stage[] = [
  { name: 'build', command: bin('vite', 'build', '--logLevel', 'warn') },
  // Files that kill and restart programs mostly wait; another one works meanwhile.
  { name: 'server', command: vitest('server', '--maxWorkers', '2') },
  {
    name: 'browser',
    command: bin('playwright', 'test', '--config', 'tests/playwright.config.ts'),
    shown: true,
    after: 'build',
  },
  { name: 'component', command: vitest('component') },
  { name: 'stories', command: vitest('stories') },
  { name: 'unit', command: vitest('unit') },
  { name: 'floors', command: bin('tsc', '-b', 'src') },
  { name: 'format', command: bin('prettier', '--check', '--log-level', 'warn', '.') },
  { name: 'lint', command: bin('oxlint', '--type-aware') },
  { name: 'dead code', command: bin('knip') },
  { name: 'types', command: [node, 'src/tools/types.ts', '--check'] },
  { name: 'definitions', command: [node, 'src/tools/check.ts'] },
  { name: 'trace', command: [node, 'src/tools/trace.ts'] },
]
const LANES = 2

const only = process.argv.slice(2)
const chosen = stages.filter((stage) => only.length === 0 || only.includes(stage.name))
const total = { passed: 0, failed: 0 }
const began = Date.now()
const waiting = [...chosen]
const ended = new Map<string, Promise<void>>()
await Promise.all(Array.from({ length: LANES }, walk))
console.log(
  `\n${chosen.length} stages in ${((Date.now() - began) / 1000).toFixed(0)} s on ${availableParallelism()} cores`,
)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

async function walk(): Promise<void> {
  for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
    const end = perform(stage)
    ended.set(stage.name, end)
    await end
  }
}

async function perform({ name, command, shown = false, after = '' }: Stage): Promise<void> {
  await ended.get(after)
  const from = Date.now()
  if (shown) console.log(`\n── ${name}`)
  const { code, output } = await run(command, shown)
  if (!shown) console.log(`\n── ${name}\n${output}`)
  const outcome = count(output, code)
  total.passed += outcome.passed
  total.failed += outcome.failed
  const seconds = ((Date.now() - from) / 1000).toFixed(1)
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`)
}

function run(command: readonly string[], isShown: boolean): Promise<{ code: number; output: string }> {
  const [program = node, ...rest] = command
  return new Promise((resolve) => {
    const child = spawn(program, rest, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Node takes the types off by itself; the runner of the browser would transform each file once more.
      env: { ...process.env, NO_COLOR: '1', PW_DISABLE_TS_ESM: '1' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (isShown) process.stdout.write(chunk)
      })
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Tests a runner counted, or the stage itself as one; a stage that failed without a failed test counts as one failure. */
function count(output: string, code: number): Outcome {
  const plain = output.replace(ansi, '')
  const tests = /^\s*Tests\s+(?:(\d+) failed[ |]+)?(?:(\d+) passed)?/m.exec(plain)
  const journeys = {
    passed: /^\s+(\d+) passed/m.exec(plain)?.[1],
    failed: /^\s+(\d+) failed/m.exec(plain)?.[1],
  }
  const passed = Number(tests?.[2] ?? journeys.passed ?? (code === 0 ? 1 : 0))
  const failed = Number(tests?.[1] ?? journeys.failed ?? 0)
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}
