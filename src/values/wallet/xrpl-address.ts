import { isValidClassicAddress, isValidXAddress, xAddressToClassicAddress } from 'ripple-address-codec'
import { sayWallets } from '../generated/say-wallets.ts'

/** A classic address with the tag and network an X-address carried. */
export interface SplitXAddress {
  address: string
  destinationTag?: string
  isTestNetwork: boolean
}

/** Splits an X-address (XLS-5) into classic address and destination tag; undefined for any other text. */
export function splitXAddress(text: string): SplitXAddress | undefined {
  if (!isValidXAddress(text)) return undefined
  const { classicAddress, tag, test } = xAddressToClassicAddress(text)
  return {
    address: classicAddress,
    ...(tag === false ? {} : { destinationTag: String(tag) }),
    isTestNetwork: test,
  }
}

const TAGGED = /^(r[1-9A-HJ-NP-Za-km-z]{24,34})(?:\s*[,;:/|?&+]\s*|\s+)(?:[a-z ]*\s*[:=#]?\s*)(\d{1,10})$/i

/** Splits a classic address and the tag that was written after it: `r…:7`, `r…?dt=7`, `r…, destination tag 7`. */
export function splitTaggedAddress(
  text: string,
): Pick<SplitXAddress, 'address' | 'destinationTag'> | undefined {
  const [, address = '', destinationTag = ''] = TAGGED.exec(text.trim()) ?? []
  return isValidClassicAddress(address) ? { address, destinationTag } : undefined
}

/** Returns a warning about an XRPL address whose base58 checksum is wrong (OPEN-48). */
export function warnXrplAddress(address: string): string | undefined {
  return isValidClassicAddress(address) ? undefined : sayWallets('addressChecksum')
}
