import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const server = fileURLToPath(new URL('../../src/server', import.meta.url))

/** What is under every noun, and what gathers them. */
const SHARED = new Set(['app', 'store'])

/** Nouns of the server that still import each other. This list only gets shorter. */
const LEFT = [
  'approvals payments',
  'banks onboarding',
  'identity-providers login',
  'identity-providers scim',
  'login mails',
  'login passkeys',
  'login refusals',
  'login second-factor',
  'login seed',
  'network payments',
  'network stablecoin',
  'onboarding wallets',
]

const IMPORT = /from '((?:\.\.\/)+)([\w-]+)\//g

/** Which other folders of the server a file imports from. */
const nounsOf = (file: string): string[] => {
  const depth = file.split('/').length - 1
  return [...readFileSync(join(server, file), 'utf8').matchAll(IMPORT)].flatMap(([, up = '', noun = '']) =>
    up.length / '../'.length === depth ? [noun] : [],
  )
}

it('lets no two nouns of the server import each other, but for those that are listed', () => {
  const files = globSync('*/**/*.ts', { cwd: server }).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(500)
  const all = Map.groupBy(files, (file) => file.split('/')[0]!)
  const uses = new Map([...all].map(([noun, own]) => [noun, new Set(own.flatMap(nounsOf))]))
  const nouns = [...uses.keys()].filter((noun) => !SHARED.has(noun)).toSorted()
  const mutual = nouns.flatMap((noun) =>
    nouns
      .filter((other) => noun < other && uses.get(noun)!.has(other) && uses.get(other)!.has(noun))
      .map((other) => `${noun} ${other}`),
  )
  expect(
    mutual.filter((pair) => !LEFT.includes(pair)),
    'Move what both need to the one it belongs to, or to app or store',
  ).toEqual([])
  expect(
    LEFT.filter((pair) => !mutual.includes(pair)),
    'These import each other no longer; take them off the list',
  ).toEqual([])
})
