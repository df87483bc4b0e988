import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const FILES = [
  { path: '/verification-frame', file: 'frame.html', type: 'text/html; charset=utf-8' },
  { path: '/verification-frame/frame.css', file: 'frame.css', type: 'text/css; charset=utf-8' },
  { path: '/verification-frame/frame.js', file: 'frame.js', type: 'text/javascript; charset=utf-8' },
]

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; frame-ancestors 'self'"

/** Serves the frame of the simulated provider, the only page that may be embedded in ours (FLG-029). */
export const verificationFrame = async (app: FastifyInstance): Promise<void> => {
  for (const { path, file, type } of FILES) {
    const content = read(file)
    app.get(path, async (_request, reply) =>
      reply
        .header('content-security-policy', POLICY)
        .header('x-frame-options', 'SAMEORIGIN')
        // A sandboxed frame has no origin: its own style and script count as cross-origin.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'no-cache')
        .type(type)
        .send(content),
    )
  }
}
