import type { ServerConfig } from '../config.ts'

/**
 * Returns the name of a cookie. Over HTTPS its prefix binds it to this host and the path '/', so that no neighbouring host
 * of the same domain can set it, such as to sign somebody in as somebody else (TRU-948).
 */
export const hostCookie = ({ publicUrl }: Pick<ServerConfig, 'publicUrl'>, name: string): string =>
  publicUrl.startsWith('https:') ? `__Host-portolan-${name}` : `portolan_${name}`
