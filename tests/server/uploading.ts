import type { Caller } from './paying.ts'
import type { Reached } from './sign-in.ts'

const EDGE = 'portolan-edge'

/** Sends one file as the file form of a call. */
export const uploadFile = async (
  app: Reached,
  person: Caller,
  path: string,
  file: { name: string; type: string; content: string | Buffer },
) => {
  const head = `--${EDGE}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`
  const payload = Buffer.concat([
    Buffer.from(head),
    Buffer.from(file.content),
    Buffer.from(`\r\n--${EDGE}--\r\n`),
  ])
  const headers = {
    authorization: `Bearer ${person.accessToken}`,
    'content-type': `multipart/form-data; boundary=${EDGE}`,
  }
  const answer = await app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}
