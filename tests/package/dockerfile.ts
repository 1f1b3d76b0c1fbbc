// A small interpreter of Dockerfiles. It runs the build steps in folders, without a container, so that the
// Dockerfile can be tested where no Docker is.
import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Instruction {
  /** In capital letters: `COPY`. */
  name: string
  /** The rest of the line, with continued lines joined. */
  text: string
}

/** What a build leaves behind. */
export interface Image {
  /** The folder that is the root of the last stage. */
  root: string
  /** The working directory in the image: `/app`. */
  workdir: string
  env: Record<string, string>
  /** The instructions of the last stage. */
  instructions: readonly Instruction[]
}

/** Parses a Dockerfile into its instructions. */
export function instructionsOf(dockerfile: string): Instruction[] {
  const lines = dockerfile.replace(/^\s*#.*\n/gm, '').replace(/\\\n\s*/g, ' ')
  return lines.split('\n').flatMap(line => {
    const [, name, text] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (line.trim() === '') return []
    if (name === undefined || text === undefined) throw new Error(`Failed to parse the Dockerfile: ${line}`)
    return [{ name, text: text.trim() }]
  })
}

/** Returns the words of an instruction in its JSON form: `["node", "-e"]`. */
export function wordsOf(text: string): string[] {
  const words: unknown = JSON.parse(text)
  if (Array.isArray(words) && words.every(word => typeof word === 'string')) return words
  throw new Error(`Failed to parse the Dockerfile: not a list of texts: ${text}`)
}

/**
 * Returns whether a file of the context is sent to the builder. Reads the kinds of patterns that this project
 * uses: all files, a name at the top, and a name in every folder. Throws for others.
 */
export function contextFilter(dockerignore: string): (path: string) => boolean {
  const patterns = dockerignore.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  const rules = patterns.map(pattern => {
    const isExcluding = !pattern.startsWith('!')
    const name = isExcluding ? pattern : pattern.slice(1)
    if (name === '*') return { isExcluding, matches: () => true }
    if (/^[\w.-]+$/.test(name)) return { isExcluding, matches: (path: string) => path.split('/')[0] === name }
    const anywhere = /^\*\*\/(\*?)([\w.-]+)$/.exec(name)
    if (anywhere === null) throw new Error(`Failed to read .dockerignore: ${pattern}`)
    const [, star, end = ''] = anywhere
    const isNamed = (part: string) => (star === '*' ? part.endsWith(end) : part === end)
    return { isExcluding, matches: (path: string) => path.split('/').some(isNamed) }
  })
  // The last pattern that matches decides.
  return path => rules.findLast(({ matches }) => matches(path))?.isExcluding !== true
}

/** Runs the build steps of a Dockerfile. Each stage has a folder of its own in `folder`. */
export async function build(context: string, folder: string, env: NodeJS.ProcessEnv): Promise<Image> {
  const instructions = instructionsOf(await readFile(join(context, 'Dockerfile'), 'utf8'))
  const isSent = contextFilter(await readFile(join(context, '.dockerignore'), 'utf8'))
  let image: Image = { root: folder, workdir: '/', env: {}, instructions: [] }
  for (const { name, text } of instructions) {
    const workdir = join(image.root, image.workdir)
    if (name === 'FROM') {
      image = { root: join(folder, stageOf(text)), workdir: '/', env: {}, instructions: [] }
      await mkdir(image.root)
    } else if (name === 'WORKDIR') {
      image.workdir = text
      await mkdir(join(image.root, text), { recursive: true })
    } else if (name === 'ENV') {
      const [key = '', value = ''] = text.split('=', 2)
      image.env[key] = value
    } else if (name === 'RUN') {
      await execute(text, { context, workdir, env: { ...env, ...image.env } })
    } else if (name === 'COPY') {
      const [, stage, paths = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(text) ?? []
      const source = stage === undefined ? context : join(folder, stage)
      const filter = (path: string) => stage !== undefined || isSent(relative(context, path))
      await copy({ source, paths: paths.split(' '), workdir, filter })
    }
    image.instructions = [...image.instructions, { name, text }]
  }
  return image
}

function stageOf(from: string): string {
  return / AS (\w+)$/.exec(from)?.[1] ?? 'last'
}

/**
 * Runs the command of a RUN instruction. A full `npm ci` takes minutes, so the packages of the checkout are
 * linked in its place: the same command has installed them.
 */
async function execute(
  command: string,
  { context, workdir, env }: { context: string; workdir: string; env: NodeJS.ProcessEnv },
): Promise<void> {
  if (/(^|\s)\//.test(command)) throw new Error(`Failed to run outside of a container: ${command}`)
  if (command.startsWith('npm ci ') && !command.includes('--omit')) {
    await symlink(join(context, 'node_modules'), join(workdir, 'node_modules'))
    return
  }
  await run('sh', ['-ec', command], { cwd: workdir, env, maxBuffer: 1e8 })
}

/** Copies files into a folder, or the contents of a folder. The last path is the target. */
async function copy(instruction: {
  source: string
  paths: readonly string[]
  workdir: string
  filter(path: string): boolean
}): Promise<void> {
  const { source, paths, workdir, filter } = instruction
  const target = paths.at(-1) ?? ''
  for (const path of paths.slice(0, -1)) {
    const to = join(workdir, target, target.endsWith('/') ? basename(path) : '')
    // The builder cannot find what is not sent.
    if (!filter(join(source, path))) throw new Error(`Failed to copy ${path}: .dockerignore leaves it out`)
    await cp(join(source, path), to, { recursive: true, verbatimSymlinks: true, filter })
  }
}

/** Returns the files below a folder, without links to folders, by their paths in it. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap(entry =>
    entry.isDirectory() ? [] : [relative(folder, join(entry.parentPath, entry.name))],
  )
}
