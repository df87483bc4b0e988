import { expect, it } from 'vitest'
import { linkRules } from '../rule/link.ts'
import { evaluatePermission, permissionsOf } from './verdict.ts'
import { linkPermissions } from './link.ts'

const role = (includes?: string[]) => ({
  label: 'R',
  area: 'A',
  group: 'G',
  access: 'read' as const,
  ...(includes && { includes }),
})
const roles = {
  reader: role(),
  writer: role(['reader']),
  admin: role(['writer']),
  odd: role(['odd', 'admin']),
}
const permission = (id: string, granted: string[], when?: string) => ({
  $schema: '',
  id,
  says: 'S',
  roles: granted,
  when,
})
const { rules } = linkRules({
  isOn: { says: 'It is on.', when: { '==': [{ var: 'flags.on' }, true] } },
  isBroken: { says: 'Broken.', when: { nonsense: [1] } },
})
const { permissions, problems } = linkPermissions(
  {
    'a.read': permission('a.read', ['reader']),
    'a.write': permission('a.write', ['writer'], 'isOn'),
    'a.lost': permission('a.lost', ['reader', 'raeder'], 'isOm'),
    'a.broken': permission('a.broken', ['reader'], 'isBroken'),
  },
  roles,
  rules,
)
const evaluate = (id: string, granted: string[], facts = {}) =>
  evaluatePermission(permissions, id, { roles: granted, facts })

it('gives a permission through roles that include other roles, however far and in circles', () => {
  for (const granted of ['reader', 'writer', 'admin', 'odd'])
    expect(evaluate('a.read', [granted])).toBe('yes')
  expect(evaluate('a.write', ['reader'], { flags: { on: true } })).toBe('no')
  expect(evaluate('a.write', ['admin'], { flags: { on: true } })).toBe('yes')
})

it('denies by default: nobody, unknown permissions, and names of Object', () => {
  expect(evaluate('a.read', [])).toBe('no')
  expect(evaluate('a.none', ['admin'])).toBe('no')
  expect(evaluate('constructor', ['admin'])).toBe('no')
  expect(evaluate('a.read', ['constructor', '__proto__'])).toBe('no')
})

it('denies when the rule is no, missing, broken or not known', () => {
  expect(evaluate('a.write', ['writer'], { flags: { on: false } })).toBe('no')
  expect(evaluate('a.write', ['writer'])).toBe('unknown')
  expect(evaluate('a.lost', ['reader'])).toBe('no')
  expect(evaluate('a.broken', ['reader'])).toBe('unknown')
  expect([...permissionsOf(permissions, { roles: ['odd'], facts: {} })]).toEqual(['a.read'])
})

it('needs all scopes beside one of the roles (PRM-005)', () => {
  const scoped = { ...permission('b.read', ['reader', 'writer']), scopes: ['inside', 'outside'] }
  const { permissions: linkedScoped } = linkPermissions(
    { 'b.read': scoped },
    { ...roles, inside: role(), outside: role() },
    rules,
  )
  const evaluateScoped = (...granted: string[]) =>
    evaluatePermission(linkedScoped, 'b.read', { roles: granted, facts: {} })
  expect(evaluateScoped('reader', 'inside', 'outside')).toBe('yes')
  for (const granted of [['reader'], ['reader', 'inside'], ['inside', 'outside'], ['reader', 'outside']])
    expect(evaluateScoped(...granted)).toBe('no')
})

it('gives nothing by a role that was taken out of the table, though it is still named', () => {
  expect(evaluate('a.lost', ['raeder'])).toBe('no')
  const { permissions: alone } = linkPermissions({ 'a.old': permission('a.old', ['old']) }, roles, rules)
  expect(evaluatePermission(alone, 'a.old', { roles: ['old'], facts: {} })).toBe('no')
})

it('says what is wrong with a role, a scope, an included role and a rule, and where', () => {
  const broken = { ...permission('c.read', ['raeder'], 'isOm'), scopes: ['reader', 'wirter'] }
  const found = linkPermissions({ 'c.read': broken }, { ...roles, odd: role(['reader', 'amdin']) }, rules)
  expect(found.problems.map(({ path, sentence, nearest }) => [path, sentence, nearest])).toEqual([
    ['/permissions/c.read/roles/0', "There is no role 'raeder'.", 'reader'],
    ['/permissions/c.read/scopes/1', "There is no role 'wirter'.", 'writer'],
    [
      '/permissions/c.read/when',
      "There is no rule 'isOm': nobody has this permission. Name a rule of definitions/rules.",
      'isOn',
    ],
    ['/roles/odd/includes/1', "There is no role 'amdin'.", 'admin'],
  ])
})

it('names the role and the rule that were probably meant', () => {
  expect(problems.map(({ path, nearest }) => [path, nearest])).toEqual([
    ['/permissions/a.lost/roles/1', 'reader'],
    ['/permissions/a.lost/when', 'isOn'],
  ])
})
