"""The HTTP and WebSocket application: tables for people, kept in a database."""
