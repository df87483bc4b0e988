import { lookAlikeOf } from '#values/wallet/look-alike.ts'
import {
  bareAddress,
  checkWalletAddress,
  groupAddress,
  warnWalletAddress,
} from '#values/wallet/wallet-address.ts'
import { sayWallets } from '#values/generated/say-wallets.ts'
import { typedCode } from './typed-text.ts'
import type { FieldFacts, FieldKind } from './types.ts'
import { isBankAccountValidationOn } from './validation.ts'

function chainOf(facts: FieldFacts): string {
  const chain = facts.field.of === undefined ? undefined : facts.read(facts.field.of)
  return typeof chain === 'string' ? chain : ''
}

function checkAddress(address: string, facts: FieldFacts): string | undefined {
  if (facts.field.always) {
    const wording = facts.read('flags.multiProduct') === true ? 'newer' : 'older'
    return checkWalletAddress(address, chainOf(facts), wording)
  }
  return isBankAccountValidationOn(facts) ? checkWalletAddress(address, chainOf(facts), 'newer') : undefined
}

function warnOfLookAlike(address: string, { field, read }: FieldFacts): string | undefined {
  const existing = field.known === undefined ? undefined : read(field.known)
  const other = Array.isArray(existing) ? lookAlikeOf(address, existing.map(String)) : undefined
  if (other === undefined) return undefined
  return sayWallets('lookAlike', { entered: groupAddress(address), existing: groupAddress(other) })
}

/** An address on the chain the field follows; the blocking check needs its flag (FLG-035) or `always`, doubts only warn (OPEN-48). */
export const walletAddress: FieldKind = {
  type: 'wallet-address',
  read: (raw, facts) => {
    const typed = typedCode(raw, 'address')
    return typed === undefined ? undefined : bareAddress(typed, chainOf(facts))
  },
  check: (value, facts) => checkAddress(String(value), facts),
  warn: (value, facts) =>
    warnOfLookAlike(String(value), facts) ?? warnWalletAddress(String(value), chainOf(facts)),
  print: (value) => groupAddress(String(value)),
  project: (value) => String(value),
}
