import { expect, it } from 'vitest'
import type { Field } from '#definition/generated/flow.ts'
import type { FieldFacts } from './types.ts'
import { walletAddress } from './wallet-address.ts'

const ours = 'rKzF3BdCLw5mjofCMJgzFyEWwFNx1yh1TG'

const facts = (words: Partial<Field>, existing: Record<string, unknown> = {}): FieldFacts => ({
  field: { id: 'address', type: 'wallet-address', label: 'Address', of: 'chain', ...words },
  read: (path) => ({ chain: 'XRPL', 'flags.bankAccountValidation': false, ...existing })[path],
  options: [],
})

it('is checked without the switch where it always is, in the words of the flow (OPEN-48)', () => {
  expect(walletAddress.check('no', facts({}))).toBeUndefined()
  expect(walletAddress.check('no', facts({ always: true }))).toBe('This is an invalid XRP wallet address')
  expect(walletAddress.check('no', facts({ always: true }, { 'flags.multiProduct': true }))).toBe(
    'The provided XRPL wallet address is invalid.',
  )
})

it('shows both addresses in full where one looks like another', () => {
  const existing = { addresses: [ours] }
  const twin = `${ours.slice(0, 6)}${'x'.repeat(24)}${ours.slice(-4)}`
  const warning = walletAddress.warn?.(twin, facts({ known: 'addresses' }, existing))
  expect(warning).toContain('rKzF 3BdC Lw5m jofC MJgz FyEW wFNx 1yh1 TG')
  expect(warning).toContain('rKzF 3Bxx xxxx')
  expect(walletAddress.warn?.(ours, facts({ known: 'addresses' }, existing))).toBeUndefined()
})
