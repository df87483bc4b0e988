import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Addresses of third-party scripts; none are loaded by default (OPEN-99). */
export interface Outside {
  analytics?: string
  chat?: string
  survey?: string
}

const originsOf = (outside: Outside): string[] => [
  ...new Set(Object.values(outside).map((address: string) => new URL(address).origin)),
]

/** Browser features that no page needs, so no injected script may use them. */
export const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/**
 * Returns the security headers: no inline or evaluated code, and only the third parties that the deployer
 * named.
 */
export const securityHeaders = (
  publicUrl: string,
  outside: Outside = {},
  secondApi?: string,
): FastifyHelmetOptions => {
  const apis = secondApi === undefined ? [] : [new URL(secondApi).origin]
  const others = originsOf(outside)
  const secure = publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...others],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...others],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...others, ...apis],
        frameSrc: ["'self'", ...others],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  }
}
