import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { toSarif } from './to-sarif.ts';

const text = {
  type: 'object',
  properties: { text: { type: 'string', minLength: 1 } },
  required: ['text'],
  additionalProperties: false,
};
const place = { type: 'integer', minimum: 1 };

/** What SARIF 2.1.0 (OASIS, sarif-schema-2.1.0.json) says of the properties that are written, and no other ones. */
const structure = {
  type: 'object',
  required: ['version', 'runs'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tool'],
        additionalProperties: false,
        properties: {
          tool: {
            type: 'object',
            required: ['driver'],
            additionalProperties: false,
            properties: {
              driver: {
                type: 'object',
                required: ['name'],
                additionalProperties: false,
                properties: {
                  name: { type: 'string' },
                  rules: {
                    type: 'array',
                    uniqueItems: true,
                    items: {
                      type: 'object',
                      required: ['id'],
                      additionalProperties: false,
                      properties: { id: { type: 'string' }, help: text },
                    },
                  },
                },
              },
            },
          },
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          results: {
            type: 'array',
            items: {
              type: 'object',
              required: ['message'],
              additionalProperties: false,
              properties: {
                ruleId: { type: 'string' },
                level: { enum: ['none', 'note', 'warning', 'error'] },
                message: text,
                locations: {
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    properties: {
                      physicalLocation: {
                        type: 'object',
                        additionalProperties: false,
                        properties: {
                          artifactLocation: {
                            type: 'object',
                            additionalProperties: false,
                            properties: { uri: { type: 'string', pattern: '^[^ ]+$' } },
                          },
                          region: {
                            type: 'object',
                            additionalProperties: false,
                            properties: {
                              startLine: place,
                              startColumn: place,
                              endLine: place,
                              endColumn: place,
                            },
                          },
                        },
                      },
                      logicalLocations: {
                        type: 'array',
                        items: {
                          type: 'object',
                          additionalProperties: false,
                          properties: { fullyQualifiedName: { type: 'string' } },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

test('findings of a folder are SARIF 2.1.0', () => {
  const found = { line: 3, column: 5, endColumn: 9, message: 'No market "xx"', fix: 'One of fi' };
  const log: unknown = JSON.parse(
    toSarif(
      [
        {
          ...found,
          code: 'SHOP021',
          severity: 'error',
          file: 'delivery.json',
          path: 'options[0].markets[0]',
        },
        { ...found, code: 'SHOP032', severity: 'warning', file: 'content/my terms.json', path: '', fix: '' },
      ],
      'shops/boats',
    ),
  );
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(structure);
  validate(log);
  expect(validate.errors).toBe(null);
  expect(log).toMatchObject({
    runs: [
      {
        results: [
          {
            ruleId: 'SHOP021',
            level: 'error',
            message: { text: 'No market "xx". One of fi' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'shops/boats/delivery.json' },
                  region: { startLine: 3 },
                },
              },
            ],
          },
          { level: 'warning', message: { text: 'No market "xx"' } },
        ],
      },
    ],
  });
});
