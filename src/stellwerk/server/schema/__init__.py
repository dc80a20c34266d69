"""JSON Schema of all wire types, and the OpenAPI document of the routes."""
