import { checkWalletAddress, groupAddress, warnWalletAddress } from '#values/wallet-address.ts'
import { typedText } from './typed.ts'
import type { FieldFacts, FieldKind } from './types.ts'
import { isBankAccountValidationOn } from './validation.ts'

function chainOf(facts: FieldFacts): string {
  const chain = facts.field.of === undefined ? undefined : facts.read(facts.field.of)
  return typeof chain === 'string' ? chain : ''
}

/** An address on the chain the field follows; the blocking check needs its flag (FLG-035), doubts only warn (OPEN-48). */
export const walletAddress: FieldKind = {
  type: 'wallet-address',
  read: (raw) => typedText(raw)?.replace(/\s/g, ''),
  check: (value, facts) =>
    isBankAccountValidationOn(facts) ? checkWalletAddress(String(value), chainOf(facts), 'newer') : undefined,
  warn: (value, facts) => warnWalletAddress(String(value), chainOf(facts)),
  print: (value) => groupAddress(String(value)),
  project: (value) => String(value),
}
