import { isValidClassicAddress, isValidXAddress, xAddressToClassicAddress } from 'ripple-address-codec'

/** A classic address with the tag and network an X-address carried. */
export interface SplitXAddress {
  address: string
  destinationTag?: string
  isTestNetwork: boolean
}

/** Splits an X-address (XLS-5) into classic address and destination tag; undefined for anything else. */
export function splitXAddress(text: string): SplitXAddress | undefined {
  if (!isValidXAddress(text)) return undefined
  const { classicAddress, tag, test } = xAddressToClassicAddress(text)
  return {
    address: classicAddress,
    ...(tag === false ? {} : { destinationTag: String(tag) }),
    isTestNetwork: test,
  }
}

/** What is doubtful about an XRPL address: a base58 checksum that does not hold (OPEN-48). */
export function warnXrplAddress(address: string): string | undefined {
  return isValidClassicAddress(address)
    ? undefined
    : 'The checksum of this address does not hold, so a character may be wrong. Compare it with its source before you save it.'
}
