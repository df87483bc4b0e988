import { createTransport } from 'nodemailer'
import type { ServerConfig } from '../app/config.ts'
import { asHtml, asText, type Composed } from './mail-text.ts'

/** A failed delivery: permanent if the server refuses the mail, temporary if it is unreachable. */
export class NotSent extends Error {
  readonly isFinal: boolean
  readonly isUnreachable: boolean
  constructor(reason: string, { isFinal = false, isUnreachable = false } = {}) {
    super(reason)
    this.isFinal = isFinal
    this.isUnreachable = isUnreachable
  }
}

export interface Envelope {
  /** The Message-ID; the same in every attempt. */
  id: string
  to: string
}

export interface MailTransport {
  /** Sends a mail; throws NotSent. */
  send(mail: Composed, envelope: Envelope): Promise<void>
}

const CONNECT_MS = 10_000
const ANSWER_MS = 15_000
const UNREACHABLE = new Set(['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EAUTH', 'ECONNREFUSED'])
const LONGEST_REASON = 200

const toNotSent = (error: unknown): NotSent => {
  const { code, responseCode, message }: { code?: unknown; responseCode?: unknown; message?: unknown } =
    Object(error)
  const isUnreachable = typeof code === 'string' && UNREACHABLE.has(code)
  return new NotSent(String(message).slice(0, LONGEST_REASON), {
    isUnreachable,
    isFinal: !isUnreachable && typeof responseCode === 'number' && responseCode >= 500,
  })
}

const isNear = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'

/**
 * Creates the transport to the configured mail server; undefined without one. Production requires encryption.
 */
export const createMailTransport = ({
  mail,
  publicUrl,
  production,
}: Pick<ServerConfig, 'mail' | 'publicUrl' | 'production'>): MailTransport | undefined => {
  if (!mail) return undefined
  const server = new URL(mail.url)
  const isSecure = server.protocol === 'smtps:'
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: Number(server.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: production && !isSecure && !isNear(server.hostname),
    ...(server.username && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = new URL(publicUrl).hostname
  return {
    send: async (composed, { id, to }) => {
      await transport
        .sendMail({
          from: mail.from,
          to: { name: '', address: to },
          subject: composed.subject,
          text: asText(composed),
          html: asHtml(composed),
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .catch((error: unknown) => {
          throw toNotSent(error)
        })
    },
  }
}
