import { createServer } from 'node:net'
import { CannotStart } from './sentence.ts'

const DEFAULT_PORT = 4000

/** The wanted port, when it is free; asked before anything is opened or written. */
export const findPort = (wanted: string | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    const port = wanted === undefined || wanted === '' ? DEFAULT_PORT : Number(wanted)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      reject(new CannotStart(`PORT is ${wanted}; it has to be a number from 1 to 65535.`))
      return
    }
    const probe = createServer()
    probe.once('error', () =>
      reject(
        new CannotStart(
          `Port ${port} is taken or not allowed. Stop what uses it, or set PORT to another one.`,
        ),
      ),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })
