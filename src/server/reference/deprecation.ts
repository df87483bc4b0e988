import type { DeprecatedCall } from '#definition/generated/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'

/** The headers by which a program hears that a call is to end: Deprecation (RFC 9745), Sunset (RFC 8594), and where to go. */
export const deprecationOf = (
  { since, sunset, instead }: DeprecatedCall,
  { calls }: Pick<ServerDefinitions, 'calls'>,
  prefix: string,
): Record<string, string> => {
  const next = calls.find(({ id }) => id === instead)
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset ? { sunset: new Date(sunset).toUTCString() } : {}),
    ...(next ? { link: `<${prefix}${next.path}>; rel="successor-version"` } : {}),
  }
}
