import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { closeAtEnd } from './closing.ts'

/** A mail as a mail server was handed it. */
export interface ReceivedMail {
  id: string
  to: string
  subject: string
  /** Text and HTML, decoded. */
  body: string
}

export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** Sets the answer to every recipient from now on; without one the server accepts the mail. */
  refuse(answer?: string): void
  /** Takes the next mail, and is gone before it says so. */
  loseNextAnswer(): void
}

const decoded = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const headerOf = (mail: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(mail)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? ''

/** A mail server of this process (RFC 5321, as much as a sender asks of it). */
export const openMailServer = async (): Promise<MailServer> => {
  const received: ReceivedMail[] = []
  let refusal: string | undefined
  let isAnswerLost = false

  const take = (mail: string, to: string) => {
    const [id, subject] = [headerOf(mail, 'Message-ID'), headerOf(mail, 'Subject')]
    received.push({ id, to, subject, body: decoded(mail.slice(mail.indexOf('\r\n\r\n'))) })
  }

  const serve = (socket: Socket) => {
    let text = ''
    let to = ''
    let isData = false
    const say = (answer: string) => socket.write(`${answer}\r\n`)
    const hear = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'RCPT') to = /<(.*?)>/.exec(line)?.[1] ?? ''
      if (verb === 'RCPT' && refusal !== undefined) return say(refusal)
      if (verb === 'DATA') {
        isData = true
        return say('354 Go on')
      }
      if (verb === 'QUIT') return socket.end('221 Bye\r\n')
      return say('250 Fine')
    }
    const readData = () => {
      const end = text.indexOf('\r\n.\r\n')
      if (end < 0) return
      take(text.slice(0, end), to)
      text = text.slice(end + 5)
      isData = false
      if (isAnswerLost) {
        isAnswerLost = false
        socket.destroy()
      } else say('250 Taken')
    }
    socket.on('error', () => undefined)
    socket.on('data', (piece) => {
      text += piece.toString('latin1')
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        if (isData) return readData()
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        hear(line)
      }
    })
    say('220 mail.test')
  }

  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAtEnd(async () => void server.close())
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse: (answer) => {
      refusal = answer
    },
    loseNextAnswer: () => {
      isAnswerLost = true
    },
  }
}
