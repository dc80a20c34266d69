/**
 * Writes src/wire/wire.ts (types), src/wire/operations.ts (what REST takes and answers) and src/wire/shows.ts (how long
 * facts are shown) from the schema, the OpenAPI document and the times that the server prints.
 * Usage: npm run types [-- --check]
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const root = new URL('../../', import.meta.url).pathname;
const own = `${root}.venv/bin/python`;
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
const printed = (...what) =>
  JSON.parse(execFileSync(python, ['-m', 'stellwerk.server.schema', ...what], { cwd: root, encoding: 'utf8' }));
const schema = printed();

/** Names that TypeScript has taken. */
const renamed = { Record: 'GameRecord' };
const nameOf = (name) => renamed[name] ?? name;

/** The TypeScript type of a schema. */
function typeOf(part) {
  if (part.$ref) return nameOf(part.$ref.split('/').pop());
  if (part.enum) return part.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (part.const !== undefined) return JSON.stringify(part.const);
  if (part.anyOf ?? part.oneOf) return [...new Set((part.anyOf ?? part.oneOf).map(typeOf))].join(' | ');
  switch (part.type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return arrayOf(part);
    case 'object':
      return part.properties
        ? objectOf(part)
        : `Record<string, ${part.additionalProperties ? typeOf(part.additionalProperties) : 'unknown'}>`;
    default:
      return 'unknown';
  }
}

function arrayOf(part) {
  if (part.prefixItems) return `[${part.prefixItems.map(typeOf).join(', ')}]`;
  const item = typeOf(part.items ?? {});
  return item.includes(' ') && !item.startsWith('[') ? `(${item})[]` : `${item}[]`;
}

function objectOf(part) {
  const required = new Set(part.required ?? []);
  const fields = Object.entries(part.properties).map(([name, field]) => {
    const type = name === 'view' && Object.keys(field).length === 0 ? 'View' : typeOf(field);
    return `  ${name}${required.has(name) ? '' : '?'}: ${type};\n`;
  });
  return `{\n${fields.join('')}}`;
}

function declaration([name, part]) {
  const words = part.description ? `/** ${part.description.split('\n')[0].trim()} */\n` : '';
  const type = typeOf(part);
  return (
    words + (part.properties ? `export interface ${nameOf(name)} ${type}` : `export type ${nameOf(name)} = ${type};`)
  );
}

function wireSource() {
  return `/* Written by \`npm run types\` from \`python -m stellwerk.server.schema\`; not to be edited by hand. */
import type { View } from './view';

export type * from './view';

${Object.entries(schema.$defs).map(declaration).join('\n\n')}
`;
}

const BASE = '/api/v1';

/** The type of a part of the OpenAPI document; types that a game brings (tasks to practise) are its own. */
function partOf(part, used) {
  const name = part.$ref?.split('/').pop();
  if (name && !(name in schema.$defs)) return 'unknown';
  if (name) used.add(nameOf(name));
  if (part.items) return `${partOf(part.items, used)}[]`;
  return part.oneOf ? part.oneOf.map((each) => partOf(each, used)).join(' | ') : typeOf(part);
}

/** The parameters of one place (path, query, header) as a field of the operation's type; '' without any. */
function parametersIn(place, parameters, used) {
  const found = parameters.filter((each) => each.in === place);
  if (!found.length) return '';
  const fields = found.map((each) => `'${each.name}'${each.required ? '' : '?'}: ${partOf(each.schema, used)}`);
  return `${place}${found.some((each) => each.required) ? '' : '?'}: { ${fields.join('; ')} };`;
}

/** What a JSON or text content holds. */
function contentOf(content, used) {
  const [kind, found] = Object.entries(content ?? {})[0] ?? [];
  return !kind ? 'null' : kind === 'application/json' ? partOf(found.schema, used) : 'string';
}

function operationOf(method, path, operation, used) {
  const parameters = ['path', 'query', 'header'].map((place) => parametersIn(place, operation.parameters ?? [], used));
  const body = operation.requestBody && `body: ${contentOf(operation.requestBody.content, used)};`;
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))[1];
  const answer = `answer: ${contentOf(success.content, used)};`;
  return `'${method.toUpperCase()} ${path}': { ${[...parameters, body, answer].filter(Boolean).join(' ')} };`;
}

function operationsSource() {
  const used = new Set();
  const paths = Object.entries(printed('openapi').paths).filter(([path]) => path.startsWith(BASE));
  const lines = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => operationOf(method, path.slice(BASE.length), each, used)),
  );
  return `/* Written by \`npm run types\` from the server's OpenAPI document; not to be edited by hand. */
import type { ${[...used].sort().join(', ')} } from './wire';

export const BASE = '${BASE}';

/** What each operation takes (path, query, header, body), and what it answers. */
export interface Operations {
${lines.join('\n')}
}
`;
}

function showsSource() {
  const { line, facts } = printed('shows');
  return `/* Written by \`npm run types\` from the cards of the games; not to be edited by hand. */

/** For how many seconds a decision is shown before the next one. */
export const LINE_SECONDS = ${line};

/** For how many seconds each of these facts is shown at length, by game; clocks are held for so long. */
export const SHOWS = ${JSON.stringify(facts)} as const;
`;
}

async function update(name, source) {
  const target = new URL(`../src/wire/${name}`, import.meta.url).pathname;
  const text = await format(source, { ...(await resolveConfig(target)), filepath: target });
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    console.error(`src/wire/${name} is not what the server says: npm run types`);
    process.exitCode = 1;
  }
}

await update('wire.ts', wireSource());
await update('operations.ts', operationsSource());
await update('shows.ts', showsSource());
