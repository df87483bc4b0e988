import { isIP } from 'node:net'

/**
 * A kind of variable: a description of its form, and its parser, which returns undefined for a wrong value.
 */
export interface Kind<Value> {
  readonly wants: string
  read(text: string): Value | undefined
  /** Says how to write a wrong value, if that is clear. */
  advise?(text: string): string | undefined
}

export const text: Kind<string> = { wants: 'a text', read: (given) => given }

export const path: Kind<string> = { wants: 'a folder', read: (given) => given }

const WHOLE = /^\d+$/

export const whole = (from: number, to: number): Kind<number> => ({
  wants: `a whole number from ${from} to ${to}`,
  read: (given) => {
    const value = WHOLE.test(given) ? Number(given) : Number.NaN
    return value >= from && value <= to ? value : undefined
  },
})

export const oneOf = <const Word extends string>(...words: Word[]): Kind<Word> => ({
  wants: `${words.length > 1 ? 'one of ' : ''}${words.map((word) => `'${word}'`).join(', ')}`,
  read: (given) => words.find((word) => word === given),
})

export const yesOrNo: Kind<boolean> = {
  wants: `'true' or 'false'`,
  read: (given) => (given === 'true' ? true : given === 'false' ? false : undefined),
}

export const onOrOff: Kind<boolean> = {
  wants: `'on' or 'off'`,
  read: (given) => (given === 'on' ? true : given === 'off' ? false : undefined),
}

export const listOf = <Value>({ wants, read }: Kind<Value>): Kind<Value[]> => ({
  wants: `${wants}, or several, separated by commas`,
  read: (given) => {
    const values = given
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(read)
    return values.some((value) => value === undefined) ? undefined : (values as Value[])
  },
})

/** A scope of OAuth 2.0 (RFC 6749, 3.3). */
export const scope: Kind<string> = {
  wants: 'a scope such as `openid`, without a space',
  read: (given) => (/^[\x21\x23-\x5b\x5d-\x7e]+$/.test(given) ? given : undefined),
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
export const uuid: Kind<string> = {
  wants: 'a UUID',
  read: (given) => (UUID.test(given) ? given : undefined),
}

const isNear = ({ hostname }: URL) =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'

/** Returns true if a part of an address can be decoded as the program does that uses it. */
const isDecodable = (part: string): boolean => {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** Reads an address whose characters are all encoded; others fail later, and name no variable (TRU-660). */
const toUrl = (given: string): URL | undefined =>
  URL.canParse(given) && !/\s/.test(given) && isDecodable(given) ? new URL(given) : undefined

/** Says how an address is written that begins with this. */
const adviseUrl =
  (begins: string) =>
  (given: string): string | undefined => {
    if (!given.includes('://')) return `Begin it with '${begins}'.`
    if (/\s/.test(given)) return 'Write a space as %20.'
    return isDecodable(given) ? undefined : 'Write % as %25.'
  }

/** The address of an outside script or service; only https, so that nobody can change it on the way. */
export const safeUrl: Kind<string> = {
  wants: 'an https address',
  advise: adviseUrl('https://'),
  read: (given) => {
    const url = toUrl(given)
    return url && (url.protocol === 'https:' || (url.protocol === 'http:' && isNear(url)))
      ? url.href
      : undefined
  },
}

/** The address of the network adapter. */
export const network: Kind<string> = {
  wants: `an https address without a question mark (http where it is this machine)`,
  advise: adviseUrl('https://'),
  read: (given) => {
    const url = safeUrl.read(given)
    const isBare = url !== undefined && !/[?#@]/.test(url)
    return isBare ? url.replace(/\/+$/, '') : undefined
  },
}

const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/
export const webhookSecret: Kind<string> = {
  wants: `a secret of Standard Webhooks: 'whsec_', then 24 to 64 bytes in base64`,
  read: (given) => {
    const { length } = Buffer.from(SECRET.exec(given)?.[1] ?? '', 'base64')
    return length >= 24 && length <= 64 ? given : undefined
  },
}

/** A mail server: `smtps` with TLS from the start (RFC 8314), `smtp` with STARTTLS (RFC 3207). */
export const smtpUrl: Kind<string> = {
  wants: `the address of a mail server, such as 'smtps://user:password@mail.example:465'`,
  advise: adviseUrl('smtps://'),
  read: (given) => {
    const url = toUrl(given)
    const isBare = url !== undefined && url.search === '' && url.hash === '' && url.pathname.length <= 1
    return isBare && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? given : undefined
  },
}

const MAILBOX = /^(?:[^<>@"\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/
export const mailbox: Kind<string> = {
  wants: `a mail address, such as 'Portolan <no-reply@bank.example>'`,
  read: (given) => (MAILBOX.test(given) ? given : undefined),
}

export const origin: Kind<string> = {
  wants: `an address without a path, such as 'https://portal.example'`,
  advise: adviseUrl('https://'),
  read: (given) => {
    const url = toUrl(given)
    return url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href ? url.origin : undefined
  },
}

/** The issuer of logins, compared letter by letter, so it is unchanged. */
export const issuer: Kind<string> = {
  wants: 'the address of an OpenID issuer',
  advise: adviseUrl('https://'),
  read: (given) => (/^https?:$/.test(toUrl(given)?.protocol ?? '') ? given : undefined),
}

export const databaseUrl: Kind<string> = {
  wants: `the address of a PostgreSQL, such as 'postgresql://user@host/name'`,
  advise: adviseUrl('postgresql://'),
  read: (given) => (/^postgres(?:ql)?:$/.test(toUrl(given)?.protocol ?? '') ? given : undefined),
}

const HOST_NAME = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,62})(?:\.[a-z\d][a-z\d-]{0,62})*$/i
const LOOKS_NUMERIC = /^[\d.]+$/
export const host: Kind<string> = {
  wants: 'an IP address or the name of a host',
  read: (given) =>
    isIP(given) > 0 || (HOST_NAME.test(given) && !LOOKS_NUMERIC.test(given)) ? given : undefined,
}

const isProxy = (given: string): boolean => {
  const [address = '', bits, ...more] = given.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (WHOLE.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** The trusted proxies, by address or network, or their number. */
export const proxies: Kind<string[] | number> = {
  wants: `IP addresses and networks, separated by commas, such as '10.0.0.0/8', or the number of proxies`,
  read: (given) => {
    if (WHOLE.test(given)) return Number(given) <= 10 ? Number(given) : undefined
    const named = given.split(',').map((part) => part.trim())
    return named.every(isProxy) ? named : undefined
  },
}
