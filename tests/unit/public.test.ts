import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'portolan-empty-'))

const page = `<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>`
const main = `import { createRoot } from 'react-dom/client'
import { BicycleTour } from './bicycle-tour.tsx'
createRoot(document.getElementById('root')!).render(<BicycleTour />)
`
const engine = `import { createStore, kinds, linkFlow } from 'portolan/engine'
import { checkFlow } from 'portolan/check'
import flow from './bicycle-tour.flow.json' with { type: 'json' }
const linked = linkFlow(flow, { kinds, rules: new Map(), options: new Map() })
const store = createStore(linked.flow, { intent: 'one' })
const shown = () => store.step('group').fields
store.answer('riders', '6')
const six = shown()
store.answer('riders', '7')
const wrong = { ...flow, submit: { ...flow.submit, lable: 'Join' } }
console.log(JSON.stringify({ six, seven: shown(), right: checkFlow(flow), wrong: checkFlow(wrong) }))
`

beforeAll(() => {
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(root, join(folder, 'node_modules/portolan'))
  for (const name of ['react', 'react-dom', '@types'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  const example = join(root, 'stories/example')
  cpSync(join(example, 'bicycle-tour.flow.json'), join(folder, 'bicycle-tour.flow.json'))
  const component = readFileSync(join(example, 'bicycle-tour.tsx'), 'utf8')
  writeFileSync(
    join(folder, 'bicycle-tour.tsx'),
    component.replace('../../src/public/react.tsx', 'portolan/react'),
  )
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'main.tsx'), main)
  writeFileSync(join(folder, 'engine.ts'), engine)
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...command: string[]) =>
  execFileSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

it('is built in an empty project by what its three doors name, and by nothing of the portal or the server (TRU-395)', () => {
  run(join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error')
  const built = readdirSync(join(folder, 'dist/assets')).filter((name) => name.endsWith('.js'))
  const text = built.map((name) => readFileSync(join(folder, 'dist/assets', name), 'utf8')).join('\n')
  expect(text).toContain('Second guide')
  expect(text).not.toMatch(/fastify|kysely|portolan\.environment/)
})

it('interprets and checks a flow without a page (TRU-395)', () => {
  expect(JSON.parse(run('engine.ts'))).toEqual({
    six: ['name', 'day', 'riders'],
    seven: ['name', 'day', 'riders', 'second'],
    right: [],
    wrong: [expect.objectContaining({ path: '/submit/lable', nearest: 'label' })],
  })
})
