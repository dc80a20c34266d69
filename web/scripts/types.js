/** Writes src/wire/wire.ts from the JSON Schema that the server prints. Usage: npm run types [-- --check] */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const root = new URL('../../', import.meta.url).pathname;
const target = new URL('../src/wire/wire.ts', import.meta.url).pathname;
const own = `${root}.venv/bin/python`;
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
const schema = JSON.parse(execFileSync(python, ['-m', 'stellwerk.server.schema'], { cwd: root, encoding: 'utf8' }));

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

const source = `/* Written by \`npm run types\` from \`python -m stellwerk.server.schema\`; not to be edited by hand. */
import type { View } from './view';

export type * from './view';

${Object.entries(schema.$defs).map(declaration).join('\n\n')}
`;

const text = await format(source, { ...(await resolveConfig(target)), filepath: target });

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('src/wire/wire.ts is not what the server says: npm run types');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
