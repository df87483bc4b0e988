import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeAtEnd } from './closing.ts'

const program = `
  const server = require('node:http').createServer((_request, answer) => answer.end('up'))
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

/** A process that answers and does nothing else: what it takes is what the machine takes from everybody. */
export const startStill = async (): Promise<number> => {
  const child = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  closeAtEnd(async () => child.kill('SIGKILL'))
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return Number(port.toString())
}
