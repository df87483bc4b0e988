import type { FastifyRequest } from 'fastify'

/** Whether a page of somebody else sent this: a browser says of every POST where it comes from (Fetch Metadata, RFC 6454). */
export const isOfAnotherSite = ({ headers }: FastifyRequest, publicUrl: string): boolean => {
  const { 'sec-fetch-site': site, origin } = headers
  if (site !== undefined) return site !== 'same-origin'
  return origin !== undefined && origin !== new URL(publicUrl).origin
}
