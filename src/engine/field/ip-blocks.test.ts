import { expect, it } from 'vitest'
import { ipBlocks } from './ip-blocks.ts'
import type { FieldFacts } from './types.ts'

const facts: FieldFacts = {
  field: { id: 'entries', type: 'ip-blocks', label: 'Addresses', limit: 'allowlistEntries' },
  read: (path) => (path === 'limits.allowlistEntries' ? 256 : undefined),
  options: [],
}
const check = (typed: string) => ipBlocks.check(ipBlocks.read(typed, facts), facts)

it('reads one entry on each line, in its one spelling (ALW-002, ALW-003)', () => {
  expect(ipBlocks.read(' 203.0.113.9/24\n\n198.51.100.7, 192.0.2.1/32 ', facts)).toEqual([
    '203.0.113.0/24',
    '198.51.100.7',
    '192.0.2.1',
  ])
  expect(ipBlocks.read(' \n ', facts)).toBeUndefined()
})

it('says which entry is wrong, and how it should be (ERR-013)', () => {
  expect(check('203.0.113.0/24\n203.0.113')).toBe(
    '‘203.0.113’ is not accepted. Enter an IPv4 address, with a mask from /0 to /32 if needed, for example 203.0.113.0/24.',
  )
  expect(check('2001:db8::1')).toContain('‘2001:db8::1’ is not accepted.')
})

it('refuses the same block twice, however it is spelled', () => {
  expect(check('203.0.113.1/24\n203.0.113.2/24')).toBe(
    '203.0.113.0/24 is on the list twice. Remove one of them.',
  )
})

it('reads a list as a firewall or a page shows it: with comments, quotes and characters nobody sees (TRU-736)', () => {
  const copied = '203.0.113.0/24  # office\n"198.51.100.7",\u200b\n192.0.2.1\u00a0// home\n# the end\n'
  expect(ipBlocks.read(copied, facts)).toEqual(['203.0.113.0/24', '198.51.100.7', '192.0.2.1'])
})

it('takes 256 entries and not one more (ALW-004, LIM-027)', () => {
  const many = Array.from({ length: 256 }, (_, place) => `192.0.2.${place}`).join('\n')
  expect(check(many)).toBeUndefined()
  expect(check(`${many}\n198.51.100.1`)).toContain('There are 257 entries, and at most 256 are possible.')
})
