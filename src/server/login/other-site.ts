import type { FastifyRequest } from 'fastify'

/** Returns true if another site sent the request, by its Fetch Metadata or Origin header (RFC 6454). */
export const isOfAnotherSite = ({ headers }: FastifyRequest, publicUrl: string): boolean => {
  const { 'sec-fetch-site': site, origin } = headers
  if (site !== undefined) return site !== 'same-origin'
  return origin !== undefined && origin !== new URL(publicUrl).origin
}
