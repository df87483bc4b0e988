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

const TAG = String.raw`(?:xrp )?(?:dest(?:ination)?[ ._-]*tag|dt|tag|memo)`
const TAGGED = new RegExp(
  String.raw`^(r[1-9A-HJ-NP-Za-km-z]{24,34})(?:\s*[,;:/|?&+]\s*|\s+)(?:${TAG}\s*[:=#]?\s*)?(\d{1,10})$`,
  'i',
)
/** An address with the parameters of a code to scan. */
const SCANNED = /^(r[1-9A-HJ-NP-Za-km-z]{24,34})[?&](.*)$/
const TAG_NAME = new RegExp(`^${TAG}$`, 'i')

/** Reads `dt=7` among the parameters of a code; an amount or an invoice beside it is no tag. */
function splitScanned(text: string): readonly [address: string, tag: string] | undefined {
  const [, address, parameters = ''] = SCANNED.exec(text) ?? []
  const pairs = parameters.split('&').map((pair) => pair.split('='))
  const [, tag] = pairs.find(([name = '']) => TAG_NAME.test(name)) ?? []
  return address !== undefined && tag !== undefined && /^\d{1,10}$/.test(tag) ? [address, tag] : undefined
}

/** Splits a classic address and the tag that was written after it: `r…:7`, `r…?dt=7`, `r…, destination tag 7`. */
export function splitTaggedAddress(
  text: string,
): Pick<SplitXAddress, 'address' | 'destinationTag'> | undefined {
  const whole = text.trim()
  const [address = '', destinationTag = ''] = splitScanned(whole) ?? TAGGED.exec(whole)?.slice(1) ?? []
  return isValidClassicAddress(address) ? { address, destinationTag } : undefined
}

/** Returns a warning about an XRPL address whose base58 checksum is wrong (OPEN-48). */
export function warnXrplAddress(address: string): string | undefined {
  return isValidClassicAddress(address) ? undefined : sayWallets('addressChecksum')
}
