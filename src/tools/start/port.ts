import { createServer } from 'node:net'
import { CannotStart } from './sentence.ts'

/** Returns the wanted port if it is free; checked before anything is opened or written. */
export const findPort = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
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
